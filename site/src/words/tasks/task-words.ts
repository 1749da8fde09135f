/** What a task is for, how its answer is read, and what goes wrong there. `Code` stands between backticks. */

/** What people really meet, and what to do then. */
type Pitfall = { readonly problem: string; readonly remedy: string };

export type TaskWords = {
    /** What the task is called by people, not by programs. */
    readonly name: string;
    /** What it is for, with an example from life. */
    readonly purpose: string;
    /** How to read the answer: a paragraph each. */
    readonly reading: readonly string[];
    readonly pitfalls: readonly Pitfall[];
};
