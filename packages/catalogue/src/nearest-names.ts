import leven from "leven";

/**
 * The names that a misspelt one may stand for.
 *
 * @param misspelt the name as it was typed, in any case
 * @param names the valid names
 * @returns the names that are similar to it, or begin with it: the most similar first, three at most
 * @example
 * import { nearestNames } from "@callsheet/catalogue";
 *
 * console.log(nearestNames("togehter", ["fal-ai", "groq", "together"])); // ["together"]
 */
export function nearestNames<Name extends string>(misspelt: string, names: readonly Name[]): Name[] {
    const lowerCase = misspelt.toLowerCase();
    return names
        .map((name) => {
            const valid = name.toLowerCase();
            return { name, distance: leven(lowerCase, valid), begins: lowerCase !== "" && valid.startsWith(lowerCase) };
        })
        .filter(({ name, distance, begins }) => begins || distance <= Math.max(2, name.length / 3))
        .sort((a, b) => Number(b.begins) - Number(a.begins) || a.distance - b.distance)
        .slice(0, 3)
        .map(({ name }) => name);
}
