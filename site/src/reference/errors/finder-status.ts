import type { Found } from "../../run/errors/find-errors.ts";
import { fill } from "../../words/words.ts";

/** How many errors are named besides the nearest. */
export const mostOthers = 4;

type Words = { readonly found: string; readonly foundOne: string; readonly nothing: string };

/** What was found, in a sentence, for everybody to hear. @param titleOf the title of an error, by its id */
export function finderStatus(found: readonly Found[], titleOf: (id: string) => string, words: Words): string {
    const [nearest, ...others] = found;
    if (!nearest) return words.nothing;
    return fill(others.length === 0 ? words.foundOne : words.found, {
        count: String(Math.min(others.length, mostOthers) + 1),
        title: titleOf(nearest.id),
    });
}
