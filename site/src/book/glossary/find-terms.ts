/** Finds listed words in a text: the terms of the glossary, or the words to avoid. */

export type Found = {
    readonly id: string;
    /** As written in the text, with its ending. */
    readonly text: string;
    readonly start: number;
};

/** A word to find, with the id of its term. */
export type Sought = { readonly id: string; readonly form: string };

/** An English plural. */
const plural = "(?:e?s)?";

/** Suffixes of a Gujarati noun: plural, then case, then emphasis. */
const gujaratiEnding = "(?:ઓ|ો|ે)?(?:ને|એ|થી|(?:માં)?(?:ન(?:ો|ી|ું|ા|ાં))|માં(?:થી)?|ન(?:ા|ાં)?થી|વાળ(?:ો|ી|ું|ા|ાં))?(?:ય|જ)?";

/** Letters, marks, digits and joiners belong to a word, and so does a hyphen or a dot between them. */
const before = "(?<![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d])(?<![\\p{L}\\p{M}\\p{N}][-.])";
const after = "(?![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d]|[-.][\\p{L}\\p{N}])";

/** The pattern of a form: with endings, and across line breaks. */
const patternOf = (form: string): string => {
    const words = form.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return words.join("\\s+") + (/\p{Script=Latin}$/u.test(form) ? plural : "") + gujaratiEnding;
};

/**
 * Returns a function that finds words in a text, in order; of two that begin at the same position, the longer.
 * @param sought each form once
 */
export function finderOf(sought: readonly Sought[]): (text: string) => readonly Found[] {
    if (sought.length === 0) return () => [];
    const longestFirst = sought.toSorted((one, other) => other.form.length - one.form.length);
    const forms = longestFirst.map(({ form }) => `(${patternOf(form)})`);
    const pattern = new RegExp(`${before}(?:${forms.join("|")})${after}`, "giu");
    return (text) =>
        [...text.matchAll(pattern)].flatMap(({ 0: match, index, ...groups }) => {
            const which = longestFirst.find((_, number) => groups[number + 1] !== undefined);
            return which ? [{ id: which.id, text: match, start: index }] : [];
        });
}
