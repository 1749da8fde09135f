/** Matrix rows that combine options which no other row combines. */
import { coveringArray, type Setting } from "./covering-array.ts";
import type { Options } from "./matrix-entry.ts";
import type { SnippetOptions } from "./snippet.ts";

type Option = Setting & { readonly options: SnippetOptions };

/**
 * Rows for each pair of options that gives a request which neither option gives alone.
 *
 * @param factors the options, grouped by what they decide; two options of a group are never combined
 * @param firstRows the existing rows
 * @param request the request of a call with these options; undefined if the call cannot be made
 */
export function pairsOf(
    factors: Readonly<Record<string, Options>>,
    firstRows: Options,
    request: (options: SnippetOptions) => string | undefined,
): Options {
    const settings = Object.entries(factors).flatMap(([factor, all]) =>
        Object.entries(all).map(([name, options]): Option => ({ factor, name, options })),
    );
    const canMeet = (one: Option, other: Option) => {
        // Only the router can bill an organisation.
        if (one.factor === "payer" && other.factor === "target") return false;
        const together = request({ ...one.options, ...other.options });
        return together !== undefined && ![one, other].some(({ options }) => request(options) === together);
    };
    const rows = Object.values(firstRows).map((row) => settings.filter(({ options }) => holds(row, options)));
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
