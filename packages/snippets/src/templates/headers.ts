import type { WireRequest } from "@callsheet/inference/wire";
import { text, type Value } from "../code/index.ts";

type Headers = WireRequest["headers"];

/**
 * Headers as values, with variables for the secrets.
 * @param excludedNames the names of headers that the program already has. Default: none
 */
export function headerTexts(headers: Headers, excludedNames: readonly string[] = []): Readonly<Record<string, Value>> {
    const texts: Record<string, Value> = {};
    for (const name of Object.keys(headers)) {
        const value = headers[name];
        if (value !== undefined && !excludedNames.includes(name))
            texts[name] = typeof value === "string" ? value : text(value);
    }
    return texts;
}
