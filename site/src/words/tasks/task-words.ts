/** The types of the prose about a task, with `code` between backticks. */

/** A common problem, and what to do about it. */
type Pitfall = { readonly problem: string; readonly remedy: string };

export type TaskWords = {
    /** The name of the task for people, not its id. */
    readonly name: string;
    /** What it is for, with a real-life example. */
    readonly purpose: string;
    /** How to read the output, one paragraph each. */
    readonly reading: readonly string[];
    readonly pitfalls: readonly Pitfall[];
};
