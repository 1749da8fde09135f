/** The report of the bench in another language. It is written in English: what is missing here is shown as it stands there. */
export type BenchWords = {
    /** By a group's id. */
    readonly groups: Readonly<Record<string, { readonly title: string; readonly about: string }>>;
    /** The titles of rows, by their ids. */
    readonly rows: Readonly<Record<string, string>>;
    /** What limits are, by how the report names them. */
    readonly limits: Readonly<Record<string, string>>;
    /** What experiments are, by how the report names them. */
    readonly experiments: Readonly<Record<string, string>>;
};
