/** The generator's state as the URL holds it: one text for each field, in the words of the command line. */
export const fieldNames = [
    "task",
    "model",
    "provider",
    "provider-model",
    "direct",
    "policy",
    "endpoint",
    "language",
    "client",
    "stream",
    "bill-to",
    "max-tokens",
    "temperature",
    "top-p",
    "inputs",
    "parameters",
] as const;

export type FieldName = (typeof fieldNames)[number];

/** What each field says; a field that is absent has its default. */
export type Query = { readonly [Name in FieldName]?: string };

/** New texts for some fields; `undefined` puts a field back to its default. */
export type Changes = { readonly [Name in FieldName]?: string | undefined };

/** Reads the fields of a URL's query, `?task=summarization&stream=true`. */
export function parseQuery(search: string): Query {
    const parameters = new URLSearchParams(search);
    return withChanges({}, Object.fromEntries(fieldNames.map((name) => [name, parameters.get(name) ?? undefined])));
}

/** Writes the fields as a URL's query, in one order, so that one state has one link; empty when all is default. */
export function formatQuery(query: Query): string {
    const parameters = new URLSearchParams();
    for (const name of fieldNames) {
        const text = query[name];
        if (text !== undefined) parameters.set(name, text);
    }
    return parameters.size > 0 ? `?${parameters}` : "";
}

export function withChanges(query: Query, changes: Changes): Query {
    const given = Object.entries({ ...query, ...changes }).filter(([, text]) => text !== undefined);
    return Object.fromEntries(given);
}
