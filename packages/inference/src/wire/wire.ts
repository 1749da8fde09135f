/** A wire request: what goes over the network, as plain data whose leaves are filled in when it is sent. */
import { type Base64, type Bytes, type DataUrl, isLeaf, type Leaf, leaf, type Secret } from "./leaf.ts";

/** JSON, with leaves for values that are known only when the request is sent. Undefined keys are not sent. */
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

/** A header's text, with a secret in place of the token: `["Bearer ", secret("HF_TOKEN")]`. */
export type HeaderValue = string | readonly (string | Secret)[];

/** The body of a wire request, in one of four formats. */
export type WireBody =
    | {
          /** JSON. */
          readonly format: "json";
          /** The value that is serialized, after its leaves have been filled in. */
          readonly value: WireJson;
      }
    | {
          /** JSON that has already been serialized. */
          readonly format: "text";
          /** The JSON, sent unchanged. */
          readonly text: string;
      }
    | {
          /** A file by itself; its media type is the request's Content-Type. */
          readonly format: "binary";
          /** The file. */
          readonly value: Bytes;
      }
    | {
          /** A form: `multipart/form-data`. */
          readonly format: "multipart";
          /** Texts and files, by the name of their field. */
          readonly fields: Readonly<Record<string, string | FormFile>>;
      };

/** A file in a form. */
export type FormFile = {
    /** The file, sent with its media type. */
    readonly bytes: Bytes;
    /** The file name that is sent, such as `audio.flac`. */
    readonly fileName: string;
};

/** A wire request: what goes over the network, with leaves for values that are known only when it is sent. */
export type WireRequest = {
    /** POST for a call, usually GET for a poll. */
    readonly method: "GET" | "POST";
    /** The whole URL, with its query. */
    readonly url: string;
    /** The headers, by name. */
    readonly headers: Readonly<Record<string, HeaderValue>>;
    /** The body. Default: none, as in a poll. */
    readonly body?: WireBody;
};

/**
 * A wire request as pure JSON, for tools: leaves become `{"$secret": name}`, `{"$file": name}`,
 * `{"$base64": {"$file": name}}` and `{"$dataUrl": {"$file": name}, "type": mime}`.
 * A plain object that looks like a leaf is wrapped as `{"$json": object}`, so that the two cannot be confused.
 *
 * @param request the request, as `buildRequest` returns it
 * @returns `{ method, url, headers, body? }`, which JSON can hold; a Blob is `{"$blob": type, size}`, without its bytes
 * @example
 * import { buildRequest, wireToJson } from "@callsheet/inference";
 *
 * const call = { task: "translation", model: "google-t5/t5-base", provider: "hf-inference", inputs: "Hello" } as const;
 * const text = JSON.stringify(wireToJson(buildRequest(call)));
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

/** A wire request as pure JSON: see `wireToJson`. */
export type WireRequestJson = {
    /** `GET` or `POST`. */
    method: string;
    /** The whole URL, with its query. */
    url: string;
    /** The headers, by name; one with a secret is a list of its parts. */
    headers: Record<string, Json>;
    /** The body. Default: none. */
    body?: {
        /** `json`, `text`, `binary` or `multipart`. */
        format: string;
        /** For `json`, the JSON; for `binary`, the file. */
        value?: Json;
        /** For `text`, the serialized JSON. */
        text?: string;
        /** For `multipart`, texts and files by the name of their field. */
        fields?: Json;
    };
};

/** A JSON value. */
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
