/** What a file in rows/ exports: rows that are measured together, as data, and how. */
import type { RowFacts } from "./report/report.ts";

/** One number of each round, in the row's unit. The first round of each stands beside the first of the others. */
export type Samples = {
    readonly ours: readonly number[];
    /** By their npm names. */
    readonly peers?: Readonly<Record<string, readonly number[]>>;
    readonly limit?: readonly number[];
    /** What isolates a cause of the distance. */
    readonly experiment?: readonly number[];
};

/** Why there is nothing to report. */
export type NotRun = { readonly notRun: string };

export type Group = {
    /** What `--only` takes, and what the ids of its rows begin with. */
    readonly id: string;
    readonly title: string;
    /** How it is measured, in a sentence or two. */
    readonly about: string;
    readonly rows: readonly RowFacts[];
    /**
     * Measures every row, by its id. Runs in a process of its own, with `gc()`, in which `@callsheet/…` are the packed
     * packages; so it imports them, and the peers, only here.
     */
    measure(): Promise<Readonly<Record<string, Samples | NotRun>>>;
};
