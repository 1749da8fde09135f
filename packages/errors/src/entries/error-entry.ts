/** An entry of the error catalogue: how the error is recognised, and real messages of it. */
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
