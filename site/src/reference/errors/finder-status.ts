import { fill } from "../../words/format.ts";

/** How many further candidates are listed after the best match. */
export const mostOthers = 4;

type Words = { readonly found: string; readonly foundOne: string; readonly nothing: string };

/** The search result in a sentence, for a live region. @param titleOf the title of an error, by its id */
export function finderStatus(
    found: readonly { readonly id: string }[],
    titleOf: (id: string) => string,
    words: Words,
): string {
    const [nearest, ...others] = found;
    if (!nearest) return words.nothing;
    return fill(others.length === 0 ? words.foundOne : words.found, {
        count: String(Math.min(others.length, mostOthers) + 1),
        title: titleOf(nearest.id),
    });
}
