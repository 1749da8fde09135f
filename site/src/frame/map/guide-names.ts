/** The guides, by the names of their files, in the order of reading. */
export const guideNames = [
    "first-call",
    "streaming",
    "structured-output",
    "tools",
    "responses-api",
    "choosing-a-provider",
    "own-server",
    "images-and-files",
] as const;
