/** Reads a provider's JSON without trusting it: a missing key gives undefined, which the task's schema then rejects. */

/** Keys and indexes that lead to a value in JSON, such as `["data", 0, "url"]`. */
export type Path = readonly (string | number)[];

/** The value at a path. */
export function at(value: unknown, ...path: Path): unknown {
    let here = value;
    for (const key of path) {
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
        here = Reflect.get(here, key);
    }
    return here;
}

/** The text at a path, under the task's name for it; the response itself if there is no text. */
export function textAt(body: unknown, name: string, ...path: Path): unknown {
    const text = at(body, ...path);
    return typeof text === "string" ? { [name]: text } : body;
}

/** The first item of a list; any other value unchanged. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
