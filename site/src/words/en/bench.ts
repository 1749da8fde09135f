/** Translations of the bench report, which is written in English. Text without a translation is shown in English. */
export type BenchStrings = {
    /** By the id of the group. */
    readonly groups: Readonly<Record<string, { readonly title: string; readonly about: string }>>;
    /** The titles of rows, by their ids. */
    readonly rows: Readonly<Record<string, string>>;
    /** Limits, by their names in the report. */
    readonly limits: Readonly<Record<string, string>>;
    /** Experiments, by their names in the report. */
    readonly experiments: Readonly<Record<string, string>>;
};

export const bench: BenchStrings = { groups: {}, rows: {}, limits: {}, experiments: {} };
