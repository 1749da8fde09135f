import type { Path } from "@callsheet/inference";
import { type Code, js, name } from "../../languages/index.ts";
import type { ResultFile } from "../result-file.ts";

/** The expression that finds a value in an answer: `answer.images[0].url`. */
export const valueAt = (answer: Code, path: Path): Code =>
    path.reduce((code, key) => (typeof key === "number" ? js`${code}[${key}]` : js`${code}.${name(key)}`), answer);

/** The expression that finds the URL, or the base64 text, of the file in an answer. */
export function fileAt(answer: Code, { path, or, maybeListed }: ResultFile): Code {
    const value = valueAt(answer, path);
    if (maybeListed) return js`[${value}].flat()[0]`;
    if (or === undefined) return value;
    const [first, ...rest] = path;
    if (first === undefined) return value;
    return js`${valueAt(js`${valueAt(answer, [first])}?`, rest)} ?? ${valueAt(answer, or)}`;
}
