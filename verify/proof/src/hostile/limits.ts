/**
 * Known limits of libraries, and their reasons. A refusal names the items that a library cannot send, and how its
 * programs fail. One item of each kind is tried, so an obsolete refusal is a failure too. A rewriting describes exactly
 * what is sent instead of the expected request.
 */
import type { Json, WireRequestJson } from "@callsheet/inference";
import { withoutNulls } from "../judge/changed-request.ts";

type About = {
    /** Clients with their language: `python/openai`. */
    readonly clients: readonly string[];
    /** Ids of positions. */
    readonly positions: readonly string[];
    readonly reason: string;
};

export type Refusal = About & {
    readonly kinds: readonly ((item: Json) => boolean)[];
    /** Must match one of the problems of a program with such an item. */
    readonly shows: RegExp;
};

export type Rewriting = About & { readonly sends: (wire: WireRequestJson) => WireRequestJson };

const holding = (pattern: RegExp) => (item: Json) => typeof item === "string" && pattern.test(item);

/** Whether an item contains a lone surrogate. */
const isBroken = (item: Json): boolean => {
    if (typeof item === "string") return !item.isWellFormed();
    if (typeof item !== "object" || item === null) return false;
    return Object.entries(item).some(([key, value]) => isBroken(key) || isBroken(value));
};

const cannotEncode = {
    kinds: [isBroken],
    shows: /^exit: .*UnicodeEncodeError: 'utf-8' codec can't encode/,
    reason: "It writes JSON without escapes, as UTF-8, which has no half of a pair of surrogates.",
};

/** Characters with a meaning in a URL: escapes, the end of the path, slashes. Line breaks and tabs are dropped. */
const notItselfInUrl = [holding(/%/), holding(/[?#]/), holding(/\\/), holding(/[\t\n\r]/)];

export const refusals: readonly Refusal[] = [
    {
        clients: ["python/huggingface_hub"],
        positions: [
            ...["prompt", "long-prompt", "messages", "message-with-image", "labels", "question", "table"],
            ...["sentences", "prompt-in-queue", "provider-model", "schemas", "tools", "arguments"],
        ],
        ...cannotEncode,
    },
    {
        clients: ["python/openai"],
        positions: [
            ...["messages", "message-with-image", "provider-model", "schemas", "tools", "arguments"],
            ...["responses", "arguments-of-responses"],
        ],
        ...cannotEncode,
    },
    { clients: ["python/fal_client"], positions: ["prompt-in-queue"], ...cannotEncode },
    {
        clients: ["python/huggingface_hub"],
        positions: ["model"],
        kinds: [holding(/\W/)],
        shows: /^exit: .*HFValidationError: Repo id must use alphanumeric chars/,
        reason: "It refuses a model id that the Hub would not give.",
    },
    {
        clients: ["js/huggingface.js"],
        positions: ["model"],
        kinds: notItselfInUrl,
        shows: /^exit: .*Failed to fetch inference provider mapping for model/,
        reason: "It writes the model id into the Hub's address as it is.",
    },
    {
        clients: ["js/huggingface.js", "python/huggingface_hub"],
        positions: ["provider-model-in-path"],
        kinds: notItselfInUrl,
        shows: /^(url: expected|exit: .*InvalidURL)/,
        reason: "It writes the provider's model id into the address as it is.",
    },
    {
        clients: ["python/huggingface_hub"],
        positions: ["provider-model-in-path"],
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it refuses.
        kinds: [holding(/[\0-\x08\v\f\x0e-\x1f\x7f]/)],
        shows: /^exit: .*InvalidURL: Invalid non-printable ASCII character/,
        reason: "Its HTTP client takes no control characters in an address.",
    },
];

const withUrl = (wire: WireRequestJson, change: (url: string) => string): WireRequestJson => ({
    ...wire,
    url: change(wire.url),
});

/** Rewrites the query of a URL. */
const withQuery = (url: string, write: (text: string) => string): string => {
    const { origin, pathname, searchParams } = new URL(url);
    return `${origin}${pathname}?${[...searchParams].map((pair) => pair.map(write).join("=")).join("&")}`;
};

/** Escapes everything but unreserved characters. */
const strictly = (text: string) =>
    encodeURIComponent(text).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );

const unescaped = (escapes: RegExp) => (url: string) => url.replace(escapes, decodeURIComponent);

const writesAsItIs = {
    sends: (wire: WireRequestJson) => withUrl(wire, unescaped(/%(24|26|2B|2C|3B|3D|5B|5D|7C)/g)),
    reason: "It escapes nothing that may stand in an address as it is.",
};

export const rewritings: readonly Rewriting[] = [
    {
        clients: ["js/openai"],
        positions: ["endpoint-with-query"],
        sends: (wire) => withUrl(wire, (url) => withQuery(url, strictly)),
        reason: "It escapes everything in a query that can be escaped.",
    },
    {
        clients: ["python/openai"],
        positions: ["endpoint-with-query"],
        sends: (wire) => withUrl(wire, (url) => withQuery(url, (text) => strictly(text).replaceAll("%20", "+"))),
        reason: "It escapes everything in a query that can be escaped, and spaces as forms do.",
    },
    {
        clients: ["python/requests"],
        positions: ["endpoint", "endpoint-with-query", "endpoint-of-task"],
        sends: (wire) => withUrl(wire, unescaped(/%(4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE]|3[0-9]|2[DE])/g)),
        reason: "It takes escapes away that need not be.",
    },
    { clients: ["js/huggingface.js"], positions: ["model", "provider-model-in-path"], ...writesAsItIs },
    { clients: ["python/huggingface_hub"], positions: ["provider-model-in-path"], ...writesAsItIs },
    {
        clients: ["js/callsheet", "js/fetch", "js/huggingface.js"],
        positions: ["form"],
        sends: (wire) => ({ ...wire, body: { format: "multipart", fields: withLineEnds(wire.body?.fields ?? null) } }),
        reason: "Lines of a form end with CR and LF, by the standard of fetch.",
    },
    {
        clients: ["python/huggingface_hub"],
        positions: ["schemas", "arguments"],
        sends: (wire) => ({ ...wire, body: { format: "json", value: withoutNulls(wire.body?.value ?? null) } }),
        reason: "It leaves out whatever is null in an object, however deep.",
    },
];

/** The fields of a form, with CRLF line breaks. */
function withLineEnds(fields: Json): Json {
    if (typeof fields === "string") return fields.replace(/\r\n|\r|\n/g, "\r\n");
    if (typeof fields !== "object" || fields === null) return fields;
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withLineEnds(value)]));
}
