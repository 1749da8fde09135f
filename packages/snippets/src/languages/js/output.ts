/** What JavaScript programs do with an output: print its message, find the file in it, or name the file to save it in. */
import type { Call, Path } from "@callsheet/inference/providers";
import { wantsJson } from "../../chat-tools.ts";
import { type Code, name } from "../../code/index.ts";
import type { ResultFile, SavedFile } from "../../templates/result-file.ts";
import { js } from "./literals.ts";

/** The part of a `completion` that a program prints: the message, or its text if JSON was requested. */
export const messageOf = (call: Call): Code =>
    wantsJson(call) ? js`completion.choices[0].message.content` : js`completion.choices[0].message`;

const fs = js.fromDefault("node:fs", "fs");

/** Writes `bytes` to `path`. */
export const saveBytes = js`
    ${fs}.writeFileSync(path, bytes);
    console.log(\`Saved \${path}\`);
`;

/** Prints the text in an `event` of the Responses API, if it has some, and ends the program at an error. */
export const printDelta = js`
    if (event.type === "response.output_text.delta") {
        process.stdout.write(event.delta);
    } else if (event.type === "error" || event.type === "response.failed") {
        throw new Error(JSON.stringify(event));
    }
`;

/** The expression for a value in a response: `result.images[0].url`. */
export const valueAt = (result: Code, path: Path): Code =>
    path.reduce((code, key) => (typeof key === "number" ? js`${code}[${key}]` : js`${code}.${name(key)}`), result);

/** The expression for the URL, or the base64 text, of the file in a response. */
export function fileAt(result: Code, { path, or, maybeListed }: ResultFile): Code {
    const value = valueAt(result, path);
    if (maybeListed) return js`[${value}].flat()[0]`;
    if (or === undefined) return value;
    const [first, ...rest] = path;
    if (first === undefined) return value;
    return js`${valueAt(js`${valueAt(result, [first])}?`, rest)} ?? ${valueAt(result, or)}`;
}

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
