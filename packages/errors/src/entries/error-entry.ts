/**
 * An entry of the error catalogue: how the error is recognised, and real messages of it. What it is recognised by has an
 * order of strength, in which the fields stand here; of two entries that match, the stronger match wins.
 */
export type ErrorEntry = {
    /** The service's own codes for this error and no other, such as `model_decommissioned`. */
    readonly codes?: readonly string[];
    /** A message that means this error only where the traceback goes through certain code, or names a certain class. */
    readonly messageInContext?: readonly {
        /** Matches the message, ignoring case. */
        readonly says: RegExp;
        /** Matches in the whole text what must stand beside the message. */
        readonly there: RegExp;
    }[];
    /** Patterns of its message, ignoring case; one match is enough. */
    readonly says?: readonly RegExp[];
    /** Patterns that other errors share, which have stronger matches of their own. */
    readonly hints?: readonly RegExp[];
    /** Names of classes, codes or statuses that it occurs with; other entries may share them. */
    readonly named?: readonly string[];
    /** The HTTP statuses that it comes with. */
    readonly statuses?: readonly number[];
    /** Names of whole families of errors, such as `APIError`: the last resort. */
    readonly families?: readonly string[];
    /** Patterns of the whole text with which it is another error, whatever else matches. */
    readonly unless?: readonly RegExp[];
    /** Real messages, the most typical first. They are shown, and the finder must find the entry by each. */
    readonly samples: readonly string[];
};
