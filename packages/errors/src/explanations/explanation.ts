import type { ErrorId } from "../entries/error-groups.ts";

/** What an error means and what to do, with `code` between backticks. */
export type Explanation = {
    /** The error in a few words. */
    readonly title: string;
    /** What happened, in one or two sentences. */
    readonly cause: string;
    /** What to do, step by step. */
    readonly steps: readonly string[];
    /** Its language, if it is not in the one that was asked for, as in the attribute `lang`. */
    readonly lang?: "en";
};

/** The explanation of every error. */
export type Explanations = Readonly<Record<ErrorId, Explanation>>;

/** The headings of an explanation, and the sentences around it. */
export type ExplanationLabels = {
    /** Above the lines of the text by which the error was recognised. */
    readonly because: string;
    /** Above the steps. */
    readonly steps: string;
    /** Above the titles of other errors that it may be. */
    readonly others: string;
    /** Above the call as it works. `{call}` stands for the provider and the library. */
    readonly snippet: string;
    /** `{provider}` stands for the provider that was asked, `{model}` for the model. */
    readonly notServed: string;
    /** `{tokens}` stands for the beginnings of the tokens in the text. */
    readonly tokens: string;
};

/** All strings about errors in a language. */
export type ErrorStrings = {
    readonly labels: ExplanationLabels;
    /** What to say of an error that is not known. */
    readonly unknown: string;
    readonly explanations: Explanations;
};
