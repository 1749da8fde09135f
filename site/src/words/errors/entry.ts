/** An error that people meet: what tells it from the others, and how it was seen. What it means stands in the words. */
export type ErrorEntry = {
    /** What its message says, whatever its case; one of them is enough. */
    readonly says?: readonly RegExp[];
    /** The HTTP statuses that it comes with. */
    readonly statuses?: readonly number[];
    /** Names that it goes by, of which others may make use too: of classes, of codes, of statuses. */
    readonly named?: readonly string[];
    /** Messages as people meet them, the first as its own picture: they are shown, and each must be found by its text. */
    readonly seen: readonly string[];
};

/** An entry as the finder knows it: where it stands on the page, and what tells it. */
export type Telling = {
    readonly id: string;
    readonly says: readonly RegExp[];
    readonly statuses: readonly number[];
    readonly named: readonly string[];
};

export const tellingOf = (id: string, { says = [], statuses = [], named = [] }: ErrorEntry): Telling => ({
    id,
    says,
    statuses,
    named,
});
