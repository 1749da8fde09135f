/** What JavaScript programs do with an output: print its message or its text, or name the file to save it in. */
import type { Call } from "@callsheet/inference/providers";
import { wantsJson } from "../../chat-tools.ts";
import { type Code, name } from "../../code/index.ts";
import type { SavedFile } from "../../templates/saved-file.ts";
import { js } from "./literals.ts";

/** The part of a `completion` that a program prints: the message, or its text if JSON was requested. */
export const messageOf = (call: Call): Code =>
    wantsJson(call) ? js`completion.choices[0].message.content` : js`completion.choices[0].message`;

/** Prints the text in an `event` of the Responses API, if it has some. */
export const printDelta = js`
    if (event.type === "response.output_text.delta") {
        process.stdout.write(event.delta);
    }
`;

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
