import type { ErrorId } from "../entries/error-groups.ts";

/** What an error means and what to do, with `code` between backticks. */
export type Explanation = {
    /** The error in a few words. */
    readonly title: string;
    /** What happened, in one or two sentences. */
    readonly means: string;
    /** What to do, step by step. */
    readonly todo: readonly string[];
};

/** The explanation of every error. */
export type Explanations = Readonly<Record<ErrorId, Explanation>>;
