/** The file names of the guides, in reading order. */
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
