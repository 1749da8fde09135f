/** The generator's state as a URL query: one text per field. The fields are named as in the command line. */
import { linkOf, textsOf } from "./link.ts";

export const fieldNames = [
    "model",
    "task",
    "provider",
    "provider-model",
    "adapter",
    "direct",
    "policy",
    "endpoint",
    "keyless",
    "language",
    "client",
    "beside",
    "api",
    "stream",
    "bill-to",
    "inputs",
    "parameters",
] as const;

export type FieldName = (typeof fieldNames)[number];

/** The text of each field; an absent field has its default. */
export type Query = { readonly [Name in FieldName]?: string };

/** New texts for some fields; `undefined` resets a field to its default. */
export type Changes = { readonly [Name in FieldName]?: string | undefined };

/** Reads the fields of a URL's query, `?task=summarization&stream=true`. */
export function parseQuery(search: string): Query {
    const texts = textsOf(new URLSearchParams(search));
    return withChanges({}, Object.fromEntries(fieldNames.map((name) => [name, texts[name]])));
}

/** Writes the fields as a URL's query, in a fixed order, so that a state has only one link; empty for all defaults. */
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

export function withChanges(query: Query, changes: Changes): Query {
    const given = Object.entries({ ...query, ...changes }).filter(([, text]) => text !== undefined);
    return Object.fromEntries(given);
}
