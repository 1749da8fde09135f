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

/**
 * The name that an unknown one can hardly be anything but a misspelling of: equal but for case, hyphens and underscores;
 * with the same letters in another order; or with one letter off, two in a long name. Names that only resemble one
 * (`min_tokens` and `max_tokens`) and short ones (`top_k` and `top_p`) are names of their own.
 *
 * @param unknownName the name as it was typed, which is none of the valid ones
 * @param names the valid names
 * @returns the name; undefined if there is none
 * @example
 * import { misspeltName } from "@callsheet/catalogue";
 *
 * console.log(misspeltName("widht", ["width", "height"])); // "width"
 */
export function misspeltName<Name extends string>(unknownName: string, names: readonly Name[]): Name | undefined {
    const typed = bare(unknownName);
    const [best] = names
        .map((name) => ({ name, distance: distanceOf(typed, bare(name)) }))
        .filter(({ distance }) => distance !== undefined)
        .sort((one, other) => Number(one.distance) - Number(other.distance));
    return best?.name;
}

const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");

const sorted = (name: string): string => [...name].sort().join("");

/** How many letters are off; letters that have changed places are one. Undefined for more than a slip. */
function distanceOf(typed: string, name: string): number | undefined {
    if (typed === name) return 0;
    if (name.length >= 4 && sorted(typed) === sorted(name)) return 1;
    const distance = leven(typed, name);
    return distance <= (name.length >= 12 ? 2 : name.length >= 5 ? 1 : 0) ? distance : undefined;
}

/**
 * Says that a name is not valid, and which one may be meant.
 *
 * @param what the kind of name: `provider`
 * @param name the name as it was typed
 * @param names the valid names
 * @returns a sentence, then the nearest names; the list of all if there are few, or none is near
 * @example
 * import { noSuchName } from "@callsheet/catalogue";
 *
 * console.log(noSuchName("provider", "togehter", ["fal-ai", "groq", "together"]));
 */
export function noSuchName(what: string, name: string, names: readonly string[]): string {
    const near = nearestNames(name, names);
    const all = near.length === 0 || names.length < 10 ? ` One of: ${names.join(", ")}.` : "";
    return `There is no ${what} "${name}".${didYouMean(near)}${all}`;
}

/**
 * The question that offers names in place of a misspelt one.
 *
 * @param near the names
 * @returns ` Did you mean width?`, with the space before it; empty for no names
 * @example
 * import { didYouMean } from "@callsheet/catalogue";
 *
 * console.log(`There is no such provider.${didYouMean(["groq", "grok"])}`);
 */
export const didYouMean = (near: readonly string[]): string =>
    near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
