import type { Path } from "@callsheet/inference/providers";
import { type Code, name } from "../../code/index.ts";
import type { ResultFile } from "../../templates/result-file.ts";
import { js } from "./literals.ts";

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
