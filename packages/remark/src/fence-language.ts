import type { LanguageId } from "@callsheet/snippets";
import { languageIds } from "@callsheet/snippets/query";

/** The languages of fences, as authors write them, and as the generator calls them. */
const names: Readonly<Record<LanguageId, readonly string[]>> = {
    js: ["js", "javascript", "mjs", "cjs", "jsx", "node", "ts", "typescript", "tsx"],
    python: ["python", "py", "python3", "ipython", "pycon"],
    sh: ["sh", "bash", "shell", "zsh", "console", "curl", "shell-session"],
};

/** @returns undefined for any other language */
export const languageOfFence = (lang: string | null | undefined): LanguageId | undefined =>
    languageIds.find((language) => names[language].some((name) => name === lang?.toLowerCase()));
