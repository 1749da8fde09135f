import type { Language } from "../language.ts";
import { sh } from "./literals.ts";

/** The shells bash, dash and zsh. */
export const shell = {
    tag: sh,
    fileEnding: "sh",
    comment: "#",
    grammar: "shellscript",
    interpreter: "bash",
    clients: { curl: { prints: "wire" } },
} as const satisfies Language;
