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
