/** A row of the matrix: what its entries are written from, once for each client. */
import type { ServedModel } from "./matrix-models.ts";
import type { SnippetOptions } from "./snippet.ts";

/** A name, as it stands in an entry's id, with what the snippets are written from. */
export type Row = ServedModel & {
    readonly name: string;
    readonly options: SnippetOptions;
    /** The one parameter that the row is about. */
    readonly parameter?: string;
};

/** Options, under the name of their row. */
export type Options = Readonly<Record<string, SnippetOptions>>;
