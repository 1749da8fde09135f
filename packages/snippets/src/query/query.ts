/** The generator's state as a URL query: one text per option of a call. */
import { callOptionNames, kebabCase } from "../call-options/option-names.ts";
import type { CallOptionName, KebabCase } from "../call-options/options.ts";
import { linkOf, textsOf } from "./link.ts";

/** The name of a field: that of its option, in kebab case. */
export type FieldName = KebabCase<CallOptionName>;

/** The names of all fields, in the order of a link. */
export const fieldNames: readonly FieldName[] = callOptionNames.map(kebabCase);

/** The text of each field; an absent field has its default. */
export type Query = { readonly [Name in FieldName]?: string };

/** New texts for some fields; `undefined` resets a field to its default. */
export type Changes = { readonly [Name in FieldName]?: string | undefined };

/**
 * Reads the fields of a URL's query. `message=…` stands for a conversation of one message, and a parameter of a task
 * (`width=512`) for an entry of `parameters`; other names are ignored.
 *
 * @param search the URL's query, with or without `?`
 * @returns the text of each field that the query has
 * @example
 * import { parseQuery } from "@callsheet/snippets/query";
 *
 * const query = parseQuery("?model=black-forest-labs/FLUX.1-dev&width=512");
 */
export function parseQuery(search: string): Query {
    const texts = textsOf(new URLSearchParams(search));
    return withChanges({}, Object.fromEntries(fieldNames.map((name) => [name, texts[name]])));
}

/**
 * Writes the fields as a URL's query, in a fixed order, so that a state has only one link.
 *
 * @param query the text of each field
 * @returns the query with its `?`; empty for all defaults
 * @example
 * import { formatQuery } from "@callsheet/snippets/query";
 *
 * const search = formatQuery({ task: "summarization", provider: "hf-inference" });
 */
export function formatQuery(query: Query): string {
    const pairs = fieldNames.flatMap((name) => {
        const text = query[name];
        return text === undefined ? [] : linkOf(name, text);
    });
    return pairs.length > 0 ? `?${pairs.map(([name, text]) => `${name}=${legible(text)}`).join("&")}` : "";
}

/** Escapes only what a query must escape, so that the link stays readable. */
const legible = (text: string): string =>
    encodeURIComponent(text)
        .replaceAll("%20", "+")
        .replaceAll(/%(?:2F|3A|2C|40)/g, (escaped) => decodeURIComponent(escaped));

/**
 * A query with new texts for some fields.
 *
 * @param query the query before the change
 * @param changes the new texts; undefined resets a field to its default
 * @returns a new query
 * @example
 * import { withChanges } from "@callsheet/snippets/query";
 *
 * const query = withChanges({ task: "summarization", stream: "true" }, { stream: undefined });
 */
export function withChanges(query: Query, changes: Changes): Query {
    return Object.fromEntries(Object.entries({ ...query, ...changes }).filter(([, text]) => text !== undefined));
}
