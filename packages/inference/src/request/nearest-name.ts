/** Telling a misspelt name from one that is merely unknown. */

const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");

/** The neighbouring letters of a name, two by two. */
const pairsOf = (name: string): ReadonlySet<string> =>
    new Set(Array.from(name.slice(1), (letter, index) => `${name[index]}${letter}`));

/** Which share of their pairs two names have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
    const [pairs, others] = [pairsOf(one), pairsOf(other)];
    return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size);
}

const sorted = (name: string): string => [...name].toSorted().join("");

/** Shorter names resemble each other without being misspelt: `top_k`, `top_p`. */
const shortest = 6;

/**
 * The name that was most likely meant: the same but for case and underscores, or, of a name that is long enough to
 * tell, of the same letters or much alike. Unknown names that only resemble one (`min_tokens`) are none of these.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
    const name = bare(given);
    const like = (one: string) => {
        if (bare(one) === name) return 2;
        if (name.length < shortest) return 0;
        return sorted(bare(one)) === sorted(name) ? 1 : likeness(name, bare(one));
    };
    const [best] = names.toSorted((one, other) => like(other) - like(one));
    return best !== undefined && like(best) >= 0.7 ? best : undefined;
}

/** What to write in the place of a name that there is not: the one that was most likely meant, or any of the right ones. */
export function adviceOn(given: string, names: readonly string[]): string {
    const meant = nearestName(given, names);
    return meant === undefined ? `Choose one of ${names.join(", ")}.` : `Did you mean ${meant}?`;
}
