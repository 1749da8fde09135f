/** Distinguishes a misspelt name from one that is merely unknown. */

const bare = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");

/** The pairs of neighbouring letters in a name. */
const pairsOf = (name: string): ReadonlySet<string> =>
    new Set(Array.from(name.slice(1), (letter, index) => `${name[index]}${letter}`));

/** The share of pairs that two names have in common, from 0 to 1 (Dice's coefficient). */
function similarity(one: string, other: string): number {
    const [pairs, others] = [pairsOf(one), pairsOf(other)];
    return (2 * [...pairs].filter((pair) => others.has(pair)).length) / (pairs.size + others.size);
}

const lettersOf = (name: string): string => [...name].toSorted().join("");

/** Shorter names resemble each other without being misspelt: `top_k`, `top_p`. */
const shortest = 6;

/**
 * The name that was most likely meant: equal except for case and underscores, or, for a name that is long enough, with
 * the same letters or very similar. Undefined for a name that only resembles one (`min_tokens`).
 */
export function nearestName(unknownName: string, names: readonly string[]): string | undefined {
    const name = bare(unknownName);
    const rank = (one: string) => {
        if (bare(one) === name) return 2;
        if (name.length < shortest) return 0;
        return lettersOf(bare(one)) === lettersOf(name) ? 1 : similarity(name, bare(one));
    };
    const [best] = names.toSorted((one, other) => rank(other) - rank(one));
    return best !== undefined && rank(best) >= 0.7 ? best : undefined;
}

/** A suggestion for a name that does not exist: the name that was most likely meant, or the list of valid names. */
export function suggestionFor(unknownName: string, names: readonly string[]): string {
    const suggestion = nearestName(unknownName, names);
    return suggestion === undefined ? `Choose one of ${names.join(", ")}.` : `Did you mean ${suggestion}?`;
}
