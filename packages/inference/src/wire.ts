/** A wire request: what goes over the network, as plain data whose leaves are filled in when it is sent. */
import { type Base64, type Bytes, type DataUrl, isLeaf, type Leaf, leaf, type Secret } from "./leaf.ts";

/** JSON, with leaves where the value is known only when the request is sent. Absent keys are not sent. */
export type WireJson =
    | string
    | number
    | boolean
    | null
    | undefined
    | Base64
    | DataUrl
    | readonly WireJson[]
    | { readonly [key: string]: WireJson };

/** A header's text; the token stands in it as a secret: `["Bearer ", secret("HF_TOKEN")]`. */
export type HeaderValue = string | readonly (string | Secret)[];

export type WireBody =
    | { readonly format: "json"; readonly value: WireJson }
    /** JSON that somebody has already written out as text. */
    | { readonly format: "text"; readonly text: string }
    | { readonly format: "binary"; readonly value: Bytes }
    | { readonly format: "multipart"; readonly fields: Readonly<Record<string, string | FormFile>> };

/** A file in a form, with the name that it is sent under. */
export type FormFile = { readonly bytes: Bytes; readonly fileName: string };

export type WireRequest = {
    readonly method: "GET" | "POST";
    readonly url: string;
    readonly headers: Readonly<Record<string, HeaderValue>>;
    readonly body?: WireBody;
};

/**
 * A wire request as pure JSON, for tools: leaves become `{"$secret": name}`, `{"$file": name}`,
 * `{"$base64": {"$file": name}}` and `{"$dataUrl": {"$file": name}, "type": mime}`.
 * A plain object that looks like a leaf is wrapped as `{"$json": object}`, so that the two cannot be confused.
 */
export function wireToJson(request: WireRequest): WireRequestJson {
    const { method, url, headers, body } = request;
    return {
        method,
        url,
        headers: Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, toJson(value)])),
        ...(body && { body: { format: body.format, ...bodyToJson(body) } }),
    };
}

export type WireRequestJson = {
    method: string;
    url: string;
    headers: Record<string, Json>;
    body?: { format: string; value?: Json; text?: string; fields?: Json };
};

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function bodyToJson(body: WireBody): { value: Json } | { text: string } | { fields: Json } {
    switch (body.format) {
        case "text":
            return { text: body.text };
        case "multipart":
            return { fields: toJson(Object.fromEntries(Object.entries(body.fields).map(fieldToJson))) };
        default:
            return { value: toJson(body.value) };
    }
}

function fieldToJson([name, value]: [string, string | FormFile]): [string, string | Bytes] {
    return [name, typeof value === "string" ? value : value.bytes];
}

function toJson(value: WireJson | HeaderValue | Bytes | Leaf | Record<string, string | Bytes>): Json {
    if (value === undefined || value === null) return null;
    if (isLeaf(value)) return leafToJson(value);
    if (value instanceof Blob) return { $blob: value.type, size: value.size };
    if (Array.isArray(value)) return value.map(toJson);
    if (typeof value !== "object") return value;
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const json = Object.fromEntries(entries.map(([key, item]) => [key, toJson(item)]));
    return entries.some(([key]) => key.startsWith("$")) ? { $json: json } : json;
}

function leafToJson(value: Leaf): Json {
    switch (value[leaf]) {
        case "secret":
            return { $secret: value.name };
        case "file":
            return { $file: value.name };
        case "base64":
            return { $base64: toJson(value.of) };
        case "dataUrl":
            return { $dataUrl: toJson(value.of), type: value.type };
    }
}
