import type { Language } from "../../languages/language.ts";
import { lisp as tag } from "./literals.ts";

/** A small language that nobody writes snippets in, to test what it takes to add one. */
export const lisp = {
    tag,
    fileEnding: "lisp",
    comment: ";",
    grammar: "common-lisp",
    interpreter: "sbcl --script",
    installer: "ocicl install",
    clients: { dexador: { prints: "wire", packages: () => ["dexador"] } },
} as const satisfies Language;
