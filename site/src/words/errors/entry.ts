/** An entry of the error catalogue: its signature and sample messages. Its explanation is in the strings. */
export type ErrorEntry = {
    /** Patterns of its message, ignoring case; one match is enough. */
    readonly says?: readonly RegExp[];
    /** The HTTP statuses that it comes with. */
    readonly statuses?: readonly number[];
    /** Names of classes, codes or statuses that it occurs with; other entries may share them. */
    readonly named?: readonly string[];
    /** Real messages, the most typical first. They are shown, and the finder must find the entry by each. */
    readonly seen: readonly string[];
};

/** The part of an entry that the finder uses; `id` is its anchor on the page. */
export type ErrorSignature = {
    readonly id: string;
    readonly says: readonly RegExp[];
    readonly statuses: readonly number[];
    readonly named: readonly string[];
};

export const signatureOf = (id: string, { says = [], statuses = [], named = [] }: ErrorEntry): ErrorSignature => ({
    id,
    says,
    statuses,
    named,
});
