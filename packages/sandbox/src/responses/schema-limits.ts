/** Limits of the work on a JSON schema. */
import type { Json } from "@callsheet/inference/wire";

/** Counts the work on a request, so that it ends whatever the request holds, and so that a test can read the count. */
export class Steps {
    #taken = 0;
    #left: number;

    constructor(max: number) {
        this.#left = max;
    }

    /** The number of steps so far. */
    get taken(): number {
        return this.#taken;
    }

    /** The number of steps that may still be taken. */
    get left(): number {
        return this.#left;
    }

    /** Takes so many steps. @returns whether they were left; if not, none are from now on */
    take(count = 1): boolean {
        const isEnough = count <= this.#left;
        this.#left = isEnough ? this.#left - count : 0;
        if (isEnough) this.#taken += count;
        return isEnough;
    }
}

/** More than the services take: OpenAI has 5,000 properties and 10 levels of objects, and 1,000 values of enums. */
const [maxLevels, maxProperties, maxChoices] = [100, 10_000, 10_000];

/** What a schema has too many of, such as `12000 properties, and at most 10000 are taken`; undefined if it is nothing. */
export function excessOf(schema: Json): string | undefined {
    let level: readonly Json[] = [schema];
    let [levels, properties, choices] = [0, 0, 0];
    // Level by level: recursion would overflow the stack.
    while (level.length > 0 && levels <= maxLevels) {
        levels += 1;
        const objects = level.filter((one) => typeof one === "object" && one !== null);
        for (const one of objects) {
            if (Array.isArray(one)) continue;
            const { properties: fields, enum: values } = one;
            if (typeof fields === "object" && fields !== null) properties += Object.keys(fields).length;
            if (Array.isArray(values)) choices += values.length;
        }
        level = objects.flatMap((one) => Object.values(one));
    }
    const excess = (amount: string | number, what: string, max: number) =>
        `${amount} ${what}, and at most ${max} are taken`;
    if (levels > maxLevels) return excess(`more than ${maxLevels}`, "levels", maxLevels);
    if (properties > maxProperties) return excess(properties, "properties", maxProperties);
    return choices > maxChoices ? excess(choices, "values of enums", maxChoices) : undefined;
}
