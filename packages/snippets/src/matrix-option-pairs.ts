/** Rows in which two options meet that no other row has together. */
import { coveringArray, type Setting } from "./covering-array.ts";
import type { Options } from "./matrix-row.ts";
import type { SnippetOptions } from "./snippet.ts";

type Option = Setting & { readonly options: SnippetOptions };

/**
 * Rows that hold each pair of options which shows in a request: as neither of the two alone.
 *
 * @param factors the options by what they decide; two that decide the same never meet
 * @param given the rows that there are
 * @param request what a call with some options sends; undefined where it cannot be made
 */
export function pairsOf(
    factors: Readonly<Record<string, Options>>,
    given: Options,
    request: (options: SnippetOptions) => string | undefined,
): Options {
    const settings = Object.entries(factors).flatMap(([factor, all]) =>
        Object.entries(all).map(([name, options]): Option => ({ factor, name, options })),
    );
    const canMeet = (one: Option, other: Option) => {
        // Who pays is known to the router alone.
        if (one.factor === "payer" && other.factor === "way") return false;
        const together = request({ ...one.options, ...other.options });
        return together !== undefined && ![one, other].some(({ options }) => request(options) === together);
    };
    const rows = Object.values(given).map((row) => settings.filter(({ options }) => holds(row, options)));
    return Object.fromEntries(
        coveringArray(settings, rows, canMeet).map((row) => [
            row.map(({ name }) => name).join("-"),
            Object.assign({}, ...row.map(({ options }) => options)),
        ]),
    );
}

const holds = (row: SnippetOptions, some: SnippetOptions): boolean => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    return Object.entries(some).every(([name, value]) => values[name] === value);
};
