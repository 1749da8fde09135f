/** The format of bench.json, which is all that the README needs from the bench. */

export type Report = { readonly groups: readonly ReportGroup[] };

export type ReportGroup = {
    readonly id: string;
    readonly title: string;
    /** A description of the measurement in a sentence or two. */
    readonly about: string;
    /** Where its rows were measured last; undefined if they never were. */
    readonly run?: Run;
    readonly rows: readonly Row[];
};

export type Run = {
    /** In ISO 8601. */
    readonly began: string;
    /** The processor, its cores, the memory and the system. */
    readonly machine: string;
    /** Of the commit, Node and the peers, by name. */
    readonly versions: Readonly<Record<string, string>>;
};

/** What a row is, without its numbers. */
export type RowFacts = {
    /** Begins with the id of its group. */
    readonly id: string;
    readonly title: string;
    /** Empty for a count. */
    readonly unit: string;
    readonly better: "lower" | "higher";
    readonly goal?: Goal;
};

export type Row = RowFacts & {
    /** The median of the rounds; undefined if it was not measured. */
    readonly ours?: number;
    /** The medians of peers, by their npm packages, and of what has to be done in any case, by its name. */
    readonly others?: Readonly<Record<string, number>>;
};

type Goal = {
    /** For ours; or, with `against`, how many times better than that other ours should be. */
    readonly bound: number;
    readonly against?: string;
};

/** How many times better ours is than another; undefined if one of them was not measured. */
function timesBetter({ better, ours, others }: Row, other: string): number | undefined {
    const theirs = others?.[other];
    if (ours === undefined || theirs === undefined) return undefined;
    return better === "lower" ? theirs / ours : ours / theirs;
}

/** Whether a row meets its goal; undefined without a goal or a number. */
export function isMet(row: Row): boolean | undefined {
    const { goal, ours, better } = row;
    if (goal === undefined || ours === undefined) return undefined;
    if (goal.against === undefined) return better === "lower" ? ours <= goal.bound : ours >= goal.bound;
    return (timesBetter(row, goal.against) ?? 0) >= goal.bound;
}
