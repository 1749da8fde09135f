/** The prose about a provider, with `code` between backticks. */
export type ProviderWords = {
    /** What it is. */
    readonly about: string;
    /** Surprising behaviour, one paragraph each. */
    readonly quirks: readonly string[];
    /** What it does not accept, or accepts only within limits, one paragraph each. */
    readonly limits?: readonly string[];
};
