/** What report.json holds. The site and the README read it; they need nothing else of the bench. */

/** A number that was measured in several rounds. */
export type Figure = {
    readonly median: number;
    /** A quarter of the rounds were below, */
    readonly low: number;
    /** and a quarter above. */
    readonly high: number;
};

/** Which way is better. */
export type Better = "lower" | "higher";

/**
 * What a row is to reach. Against `itself`, a number in the row's unit; against the `best peer`, how many times better
 * than it; against the `limit`, which part of it (where higher is better) or how many times it (where lower is).
 */
export type Goal = {
    readonly against: "itself" | "best peer" | "limit";
    readonly bound: number;
    /** Not asked for, but what one aims at. */
    readonly mark?: true;
};

/** A goal, with what was reached. */
export type Outcome = Goal & {
    readonly reached: number;
    readonly met: boolean;
};

/** What was measured in a row. */
export type Measured = {
    readonly rounds: number;
    readonly ours: Figure;
    /** By their npm names. */
    readonly peers: Readonly<Record<string, Figure>>;
    /** What nobody can be better than: what has to be done in any case. */
    readonly limit?: Figure;
    /** What isolates a cause of the distance between ours and a goal. */
    readonly experiment?: Figure;
    /** How many times better we are than the best peer, round by round: above 1, we are ahead. */
    readonly ahead?: { readonly of: string; readonly times: Figure };
    /** Ours divided by the limit, round by round. */
    readonly ofLimit?: Figure;
    readonly outcomes: readonly Outcome[];
};

/** What a row is, whatever it measures. */
export type RowFacts = {
    /** Group and row: `streams.1500`. */
    readonly id: string;
    readonly title: string;
    /** Its title in the short table of the README; only the rows that matter most have one. */
    readonly short?: string;
    /** `µs`, `KB`, `events/s`; empty for a ratio. */
    readonly unit: string;
    readonly better: Better;
    /** What the limit is: `JSON.parse alone`. */
    readonly limit?: string;
    /** What was measured to isolate a cause of the distance to a goal: `without the schema library`. */
    readonly experiment?: string;
    /** None, where a row is only there to be read. */
    readonly goals: readonly Goal[];
    /** Where the rest goes, as the profile says. Words only: numbers are measured. */
    readonly rest?: string;
};

/** A row of the report: what was measured, or why it was not. */
export type ReportRow = RowFacts &
    (
        | { readonly state: "measured"; readonly run: string; readonly measured: Measured }
        | { readonly state: "not run"; readonly reason: string }
    );

export type ReportGroup = {
    readonly id: string;
    readonly title: string;
    /** How it is measured. */
    readonly about: string;
    readonly rows: readonly ReportRow[];
};

/** Where and with what rows were measured. */
export type Run = {
    /** When it began, in UTC. */
    readonly began: string;
    readonly machine: {
        readonly cpu: string;
        readonly cores: number;
        /** In GB (10^9 bytes). */
        readonly memory: number;
        readonly system: string;
    };
    /** Of Node, of our packages, and of each peer. */
    readonly versions: Readonly<Record<string, string>>;
};

/** Rows that a run left out stand as an earlier run measured them: each names its run. */
export type Report = {
    readonly runs: Readonly<Record<string, Run>>;
    readonly groups: readonly ReportGroup[];
};
