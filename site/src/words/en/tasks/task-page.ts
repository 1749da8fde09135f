import type { TaskId } from "@callsheet/inference/tasks";

/** The prose about a task, with `code` between backticks. */
export type TaskPage = {
    /** Its title: in English the field's term, in another language what its readers would call it. */
    readonly name: string;
    /** What it is for, with a real-life example. */
    readonly purpose: string;
    /** How to read the output, one paragraph each. */
    readonly reading: readonly string[];
    /** Common problems, and what to do about them. */
    readonly pitfalls: readonly { readonly problem: string; readonly remedy: string }[];
};

export type TaskPages = Readonly<Record<TaskId, TaskPage>>;
