import { type Code, js, name } from "../../languages/index.ts";
import type { SavedFile } from "../saved-file.ts";

/**
 * Declares the `path` to save a file at, with the extension for its type.
 * @param type the expression for the file's MIME type, or an empty string
 */
export function savedPath(type: Code, { modality, extension }: SavedFile): Code {
    if (modality !== "audio") {
        return js`
            const type = ${type};
            const path = \`output.\${/^${name(modality)}\/(\w+)/.exec(type)?.[1] ?? ${extension}}\`;
        `;
    }
    return js`
        const type = ${type};
        const kind = /^audio\/(?:x-)?(\w+)/.exec(type)?.[1] ?? ${extension};
        const path = \`output.\${kind.replace("mpeg", "mp3")}\`;
    `;
}
