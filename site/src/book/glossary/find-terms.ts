/** Where a text uses words that are listed: the terms of the glossary, or the words that it avoids. */

export type Found = {
    readonly id: string;
    /** As it stands in the text, with its ending. */
    readonly text: string;
    readonly start: number;
};

/** A word that is looked for, by the id of what it says. */
export type Sought = { readonly id: string; readonly form: string };

/** An English plural. */
const plural = "(?:e?s)?";

/** What follows a noun in Gujarati without a space: a plural, then a case, then a stress. */
const gujaratiEnding = "(?:ઓ|ો|ે)?(?:ને|એ|થી|(?:માં)?(?:ન(?:ો|ી|ું|ા|ાં))|માં(?:થી)?|ન(?:ા|ાં)?થી|વાળ(?:ો|ી|ું|ા|ાં))?(?:ય|જ)?";

/** Letters, their marks, digits and joiners are of a word; so is a hyphen or a dot between them. */
const before = "(?<![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d])(?<![\\p{L}\\p{M}\\p{N}][-.])";
const after = "(?![\\p{L}\\p{M}\\p{N}_\\u200c\\u200d]|[-.][\\p{L}\\p{N}])";

/** How a form is found: in any case, with an ending, over the end of a line. */
const patternOf = (form: string): string => {
    const words = form.split(/\s+/).map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return words.join("\\s+") + (/\p{Script=Latin}$/u.test(form) ? plural : "") + gujaratiEnding;
};

/**
 * Finds words in a text, in their order; where two begin at one place, the longer.
 * @param sought each form once
 */
export function finderOf(sought: readonly Sought[]): (text: string) => readonly Found[] {
    if (sought.length === 0) return () => [];
    const longestFirst = sought.toSorted((one, other) => other.form.length - one.form.length);
    const forms = longestFirst.map(({ form }) => `(${patternOf(form)})`);
    const pattern = new RegExp(`${before}(?:${forms.join("|")})${after}`, "giu");
    return (text) =>
        [...text.matchAll(pattern)].flatMap(({ 0: found, index, ...groups }) => {
            const which = longestFirst.find((_, number) => groups[number + 1] !== undefined);
            return which ? [{ id: which.id, text: found, start: index }] : [];
        });
}
