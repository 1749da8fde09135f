/** The languages of fences, as authors write them, and as the generator calls them. */
const names = {
    js: ["js", "javascript", "mjs", "cjs", "jsx", "node", "ts", "typescript", "tsx"],
    python: ["python", "py", "python3", "ipython", "pycon"],
    sh: ["sh", "bash", "shell", "zsh", "console", "curl", "shell-session"],
} as const;

export type Language = keyof typeof names;

/** @returns undefined for any other language */
export const languageOfFence = (lang: string | null | undefined): Language | undefined =>
    (Object.keys(names) as Language[]) // The type lists all its keys.
        .find((language) => names[language].some((name) => name === lang?.toLowerCase()));
