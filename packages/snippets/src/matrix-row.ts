/** A row of the matrix: the data for one entry per client. */
import type { NamedCall } from "./matrix-entry.ts";
import type { ServedModel } from "./matrix-models.ts";
import type { SnippetOptions } from "./snippet.ts";

/** A row: a call of a model whose id at the provider is known. */
export type Row = NamedCall & ServedModel;

/** Snippet options by row name. */
export type Options = Readonly<Record<string, SnippetOptions>>;

/** The same options with some added, under names with a suffix. */
export const withOptions = (all: Options, suffix: string, more: SnippetOptions): Options =>
    Object.fromEntries(Object.entries(all).map(([name, options]) => [`${name}-${suffix}`, { ...options, ...more }]));
