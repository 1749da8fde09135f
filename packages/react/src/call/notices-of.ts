import { fill } from "../words/format.ts";
import type { SnippetStrings } from "../words/strings.ts";
import { type CallProblem, type CallSnippets, type ChosenSnippet, keyOf, problemOfChoice } from "./snippets-for.ts";

/** A sentence about a call that is not as it should be; the library's own words follow, in English. */
export type Notice = {
    /** The sentence, in the language of the strings. */
    readonly text: string;
    /** The library's own message, in English. */
    readonly message?: string | undefined;
};

/**
 * What a page says of a call that is not as it should be.
 *
 * @param found the snippets of the call
 * @param chosen the snippet to show
 * @param strings the strings of the page
 * @returns the sentences; empty for a call as it should be
 * @example
 * import { chooseSnippet, english, noticesOf, snippetsFor } from "@callsheet/react/core";
 *
 * const found = snippetsFor("?provider=no-such-provider");
 * const notices = noticesOf(found, chooseSnippet(found, {}), english);
 */
export function noticesOf(
    { problems }: CallSnippets,
    { snippet, leftOut, problem }: ChosenSnippet,
    strings: SnippetStrings,
): readonly Notice[] {
    const notices = [...problems, ...(problem ? [problem] : [])].map((one) => noticeOf(one, strings));
    if (leftOut) return [...notices, { text: strings.withoutProgram, message: leftOut.why }];
    return snippet || notices.length > 0 ? notices : [{ text: strings.noSnippets }];
}

const noticeOf = ({ field, message, isKept }: CallProblem, strings: SnippetStrings): Notice => ({
    text: fill(isKept ? strings.check : strings.invalid, { field: strings.fields[field] }),
    message,
});

/** What a page says of clients that were asked for and have no tab. */
export const noticesOfMissing = (
    keys: readonly string[],
    { leftOut }: CallSnippets,
    strings: SnippetStrings,
): readonly Notice[] =>
    keys.flatMap((key) => {
        const reasons = leftOut.filter((one) => one.client === key || keyOf(one) === key);
        return reasons.length > 0
            ? reasons.map((one) => ({ text: strings.withoutProgram, message: `${keyOf(one)}: ${one.why}` }))
            : noticeOf({ ...problemOfChoice({ client: key }), isKept: true }, strings);
    });
