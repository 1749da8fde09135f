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

/** The file names of the pages about integrations, in reading order: where a reader uses Callsheet outside this site. */
export const integrationNames: readonly string[] = [
    "react",
    "custom-element",
    "documentation",
    "assistants",
    "explain",
    "ai-sdk",
    "testing",
    "http",
];
