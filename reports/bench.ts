/** The format of bench.json. It is all that the site and the README need from the bench. */

/** Statistics of a number that was measured in several rounds. */
export type Figure = {
    readonly median: number;
    /** The first quartile. */
    readonly low: number;
    /** The third quartile. */
    readonly high: number;
};

/** Whether lower or higher numbers are better. */
export type Better = "lower" | "higher";

/**
 * The goal of a row. Against `itself` it is a number in the row's unit. Against the `best peer` it is how many times
 * better than the peer. Against the `limit` it is a fraction of it (if higher is better) or a multiple (if lower is
 * better).
 */
export type Goal = {
    readonly against: "itself" | "best peer" | "limit";
    readonly bound: number;
    /** Set for an optional goal, which is not counted. */
    readonly mark?: true;
};

/** A goal and the value that was reached. */
export type Outcome = Goal & {
    readonly reached: number;
    readonly met: boolean;
};

/** The measurements of a row. */
export type Measured = {
    readonly rounds: number;
    readonly ours: Figure;
    /** By npm package name. */
    readonly peers: Readonly<Record<string, Figure>>;
    /** A theoretical bound: the work that cannot be avoided. */
    readonly limit?: Figure;
    /** A variant that isolates a cause for missing a goal. */
    readonly experiment?: Figure;
    /** How many times better we are than the best peer, computed per round. Above 1 we are ahead. */
    readonly ahead?: { readonly of: string; readonly times: Figure };
    /** Ours divided by the limit, computed per round. */
    readonly ofLimit?: Figure;
    readonly outcomes: readonly Outcome[];
};

/** The definition of a row, without its measurements. */
export type RowFacts = {
    /** The group's id and the row's: `streams.1500`. */
    readonly id: string;
    readonly title: string;
    /** The title in the short table of the README. Only the most important rows have one. */
    readonly short?: string;
    /** `µs`, `KB`, `events/s`; empty for a ratio. */
    readonly unit: string;
    readonly better: Better;
    /** The name of the limit: `JSON.parse alone`. */
    readonly limit?: string;
    /** The name of the experiment: `without the schema library`. */
    readonly experiment?: string;
    /** Empty for a row that is informative only. */
    readonly goals: readonly Goal[];
    /** An explanation from the profiler for missing a goal. Prose only, since numbers change with each measurement. */
    readonly rest?: string;
};

/** A row of the report: the measurements, or the reason why there are none. */
export type ReportRow = RowFacts &
    (
        | { readonly state: "measured"; readonly run: string; readonly measured: Measured }
        | { readonly state: "not run"; readonly reason: string }
    );

export type ReportGroup = {
    readonly id: string;
    readonly title: string;
    /** A description of the measurement. */
    readonly about: string;
    readonly rows: readonly ReportRow[];
};

/** The machine and the versions of a run. */
export type Run = {
    /** The start time in UTC. */
    readonly began: string;
    readonly machine: {
        readonly cpu: string;
        readonly cores: number;
        /** In GB (10^9 bytes). */
        readonly memory: number;
        readonly system: string;
    };
    /** The commit, and the versions of Node, our packages and each peer. */
    readonly versions: Readonly<Record<string, string>>;
};

/** Rows that a run did not measure keep the values of an earlier run. Each row names its run. */
export type Report = {
    readonly runs: Readonly<Record<string, Run>>;
    readonly groups: readonly ReportGroup[];
};
