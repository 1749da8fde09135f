/**
 * Replaces texts in all strings of data, and leaves its keys and its structure as they are.
 *
 * @param strings what is replaced by what; the longest goes first, as one text may be a part of another
 */
export function inWords(data: unknown, strings: Readonly<Record<string, string>>): unknown {
    const pairs = Object.entries(strings).sort(([one], [other]) => other.length - one.length);
    const replaced = (value: unknown): unknown => {
        if (typeof value === "string") return pairs.reduce((all, [from, to]) => all.replaceAll(from, () => to), value);
        if (Array.isArray(value)) return value.map(replaced);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
    };
    return replaced(data);
}
