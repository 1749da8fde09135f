/** What the provider's table of requests cannot say by itself. `Code` stands between backticks. */
export type ProviderWords = {
    /** What it is. */
    readonly about: string;
    /** What surprises there: a paragraph each. */
    readonly quirks: readonly string[];
    /** What it does not take, or takes only so much of: a paragraph each. */
    readonly limits?: readonly string[];
};
