/** A row of the matrix: the data for one entry per client. */
import type { ServedModel } from "./matrix-models.ts";
import type { SnippetOptions } from "./snippet.ts";

/** The name in the ids of the entries, with the data that the snippets are written from. */
export type Row = ServedModel & {
    readonly name: string;
    readonly options: SnippetOptions;
    /** The parameter that the row sets alone. */
    readonly parameter?: string;
};

/** Snippet options by row name. */
export type Options = Readonly<Record<string, SnippetOptions>>;
