import { type Code, js, name } from "../../languages/index.ts";
import type { SavedFile } from "../saved-file.ts";

/**
 * Finds the path that a file is saved at, with the extension of what came; it is `path`.
 * @param type the expression that gives the file's MIME type, or an empty text
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
