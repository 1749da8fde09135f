/** Reading a provider's JSON without trusting it: a missing step gives undefined, which the task's schema then refuses. */

/** The value at a path of keys and indexes. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
    let here = value;
    for (const key of path) {
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
        here = Reflect.get(here, key);
    }
    return here;
}

/** The text at a path under the name that the task has for it; the answer itself where there is no text. */
export function textAt(answer: unknown, name: string, ...path: readonly (string | number)[]): unknown {
    const text = at(answer, ...path);
    return typeof text === "string" ? { [name]: text } : answer;
}

/** The first of a list; anything else as it is. */
export const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
