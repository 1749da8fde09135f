import type { Path } from "@callsheet/inference/providers";
import { type Code, python } from "../../languages/index.ts";
import type { ResultFile } from "../result-file.ts";

/** The expression for a value in a response: `result["images"][0]["url"]`. */
export const valueAt = (result: Code, path: Path): Code => path.reduce((code, key) => python`${code}[${key}]`, result);

/** The statement that assigns the URL, or the base64 text, of the file in a response. */
export function assignFile(variable: Code, result: Code, { path, or, maybeListed }: ResultFile): Code {
    const value = valueAt(result, path);
    if (maybeListed) {
        return python`
            ${variable} = ${value}
            if isinstance(${variable}, list):
                ${variable} = ${variable}[0]
        `;
    }
    const [first] = path;
    if (or === undefined || first === undefined) return python`${variable} = ${value}`;
    return python`
        if ${first} in ${result}:
            ${variable} = ${value}
        else:
            ${variable} = ${valueAt(result, or)}
    `;
}
