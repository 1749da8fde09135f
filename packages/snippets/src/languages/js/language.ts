import { isChat, type Language } from "../language.ts";
import { js } from "./literals.ts";

/** JavaScript. */
export const javascript = {
    tag: js,
    // Programs use top-level await, which only modules allow.
    fileEnding: "mjs",
    comment: "//",
    grammar: "javascript",
    interpreter: "node",
    installer: "npm install",
    clients: {
        callsheet: { prints: "call", packages: () => ["@callsheet/inference"] },
        "huggingface.js": { prints: "call", packages: () => ["@huggingface/inference"] },
        openai: { prints: "wire", packages: () => ["openai"], serves: isChat },
        fetch: { prints: "wire" },
    },
} as const satisfies Language;
