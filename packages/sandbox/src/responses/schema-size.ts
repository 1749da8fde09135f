/** The size of a JSON schema, and its limits. */
import type { Json } from "@callsheet/inference/wire";

type Size = {
    /** Levels of JSON: a field of an object in an object is two levels below it. */
    readonly levels: number;
    readonly properties: number;
    /** The values of all enums together. */
    readonly choices: number;
};

/** More than the services take: OpenAI has 5,000 properties and 10 levels of objects, and 1,000 values of enums. */
const most: Size = { levels: 100, properties: 10_000, choices: 10_000 };

const words: Readonly<Record<keyof Size, string>> = {
    levels: "levels",
    properties: "properties",
    choices: "values of enums",
};

/** What a schema has too many of, such as `12000 properties, and at most 10000 are taken`; undefined if it is nothing. */
export function excessOf(schema: Json): string | undefined {
    const size = sizeOf(schema);
    const excess = (["levels", "properties", "choices"] as const).find((kind) => size[kind] > most[kind]);
    if (excess === undefined) return undefined;
    const amount = excess === "levels" ? `more than ${most.levels}` : size[excess];
    return `${amount} ${words[excess]}, and at most ${most[excess]} are taken`;
}

/** Iterates level by level: recursion would overflow the stack. Beyond the most levels, nothing is counted. */
function sizeOf(schema: Json): Size {
    let level: readonly Json[] = [schema];
    let [levels, properties, choices] = [0, 0, 0];
    while (level.length > 0 && levels <= most.levels) {
        levels += 1;
        const next: Json[] = [];
        for (const one of level) {
            if (typeof one !== "object" || one === null) continue;
            const values = Object.values(one);
            for (const value of values) next.push(value);
            if (Array.isArray(one)) continue;
            const { properties: fields, enum: enumValues } = one;
            if (typeof fields === "object" && fields !== null) properties += Object.keys(fields).length;
            if (Array.isArray(enumValues)) choices += enumValues.length;
        }
        level = next;
    }
    return { levels, properties, choices };
}
