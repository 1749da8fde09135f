/** Translations of the bench report, which is written in English. Text without a translation is shown in English. */
export type BenchStrings = {
    /** By the id of the group. */
    readonly groups: Readonly<Record<string, { readonly title: string; readonly about: string }>>;
    /** The titles of rows, by their ids. */
    readonly rows: Readonly<Record<string, string>>;
    /** What stands beside ours, by its name in the report. */
    readonly others: Readonly<Record<string, string>>;
};

export const bench: BenchStrings = { groups: {}, rows: {}, others: {} };
