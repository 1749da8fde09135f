/** The type of the exports of rows/: a group of rows and the function that measures them together; and how a row is made. */
import type { RowFacts } from "../reports/bench.ts";

/** One number per round, in the row's unit. All lists have the same rounds in the same order. */
export type Samples = {
    readonly ours: readonly number[];
    /** By npm package name. */
    readonly peers?: Readonly<Record<string, readonly number[]>>;
    readonly limit?: readonly number[];
    /** A variant that isolates a cause for missing a goal. */
    readonly experiment?: readonly number[];
};

/** The reason why there is no measurement. */
export type NotRun = { readonly notRun: string };

export type Group = {
    /** The name for `--only`, and the prefix of its rows' ids. */
    readonly id: string;
    readonly title: string;
    /** A description of the measurement in a sentence or two. */
    readonly about: string;
    readonly rows: readonly RowFacts[];
    /**
     * Measures every row, and returns the results by row id. Runs in its own process, with `gc()`, in which
     * `@callsheet/…` are the packed packages. So it must import them and the peers only in this function.
     */
    measure(): Promise<Readonly<Record<string, Samples | NotRun>>>;
};

/** A row whose lower numbers are better, and which is informative only, unless its other facts say more. */
export const row = (
    id: string,
    title: string,
    unit: string,
    facts: Partial<Omit<RowFacts, "id" | "title" | "unit">> = {},
): RowFacts => ({ id, title, unit, better: "lower", goals: [], ...facts });
