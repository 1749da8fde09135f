/** Variants of wire requests that libraries send instead. */
import type { Json, WireRequestJson } from "@callsheet/inference";

/** With another JSON body. Keys whose value is undefined are dropped. */
export const withBody = (
    wire: WireRequestJson,
    value: { readonly [key: string]: Json | undefined },
): WireRequestJson => ({ ...wire, body: { format: "json", value: JSON.parse(JSON.stringify(value)) } });

/** With the image itself as the body, instead of JSON that contains it. */
export const withImageAlone = (wire: WireRequestJson, { inputs }: { [key: string]: Json }): WireRequestJson => ({
    ...wire,
    headers: { ...wire.headers, "Content-Type": "image/jpeg" },
    body: { format: "binary", value: Object(inputs).$base64 },
});

/** With an explicit `stream: false`, the default. */
export const withStreamFalse = (wire: WireRequestJson, body: { [key: string]: Json }): WireRequestJson | undefined =>
    body["stream"] === undefined ? withBody(wire, { ...body, stream: false }) : undefined;

/** With the image directly as `inputs`. */
export const withImageAsInputs = (
    wire: WireRequestJson,
    { inputs, ...body }: { [key: string]: Json },
): WireRequestJson => withBody(wire, { ...body, inputs: Object(inputs).image });

/** Removes the fields of objects whose value is null, recursively. */
export function withoutNulls(json: Json): Json {
    if (Array.isArray(json)) return json.map(withoutNulls);
    if (typeof json !== "object" || json === null) return json;
    return Object.fromEntries(
        Object.entries(json).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNulls(value)]])),
    );
}

/** With the JSON in form fields as Python writes it: with a space after each colon and comma. */
export function withSpacesInFields(wire: WireRequestJson): WireRequestJson | undefined {
    const fields: Readonly<Record<string, Json>> = Object(wire.body?.fields);
    const spaced = Object.entries(fields).map(([name, value]) => [name, withSpaces(value)] as const);
    if (!wire.body || spaced.every(([name, value]) => value === fields[name])) return undefined;
    return { ...wire, body: { ...wire.body, fields: Object.fromEntries(spaced) } };
}

function withSpaces(value: Json): Json {
    if (typeof value !== "string" || !value.startsWith("{")) return value;
    const pairs = Object.entries(JSON.parse(value)).map((pair) => pair.map((part) => JSON.stringify(part)).join(": "));
    return `{${pairs.join(", ")}}`;
}
