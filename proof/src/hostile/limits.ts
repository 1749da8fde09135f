/**
 * What libraries cannot carry, and why. A refusal says of which items a program cannot be made to work, and how it
 * fails; one item of each kind is tried, so that a refusal which is no more is a failure too. A rewriting says exactly
 * what is sent in the place of the request.
 */
import type { Json, WireRequestJson } from "@callsheet/inference";

type About = {
    /** With their languages: `python/openai`. */
    readonly clients: readonly string[];
    /** By their ids. */
    readonly places: readonly string[];
    readonly reason: string;
};

export type Refusal = About & {
    readonly kinds: readonly ((item: Json) => boolean)[];
    /** One of the problems of a program that holds such an item. */
    readonly shows: RegExp;
};

export type Rewriting = About & { readonly sends: (wire: WireRequestJson) => WireRequestJson };

const holding = (pattern: RegExp) => (item: Json) => typeof item === "string" && pattern.test(item);

/** Whether half a pair of surrogates stands anywhere in an item. */
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

/** What a URL reads as something else than itself: escapes, the end of the path, slashes; line ends and tabs are dropped. */
const notItselfInUrl = [holding(/%/), holding(/[?#]/), holding(/\\/), holding(/[\t\n\r]/)];

export const refusals: readonly Refusal[] = [
    {
        clients: ["python/huggingface_hub"],
        places: [
            ...["prompt", "long-prompt", "messages", "message-with-image", "labels", "question", "table"],
            ...["sentences", "prompt-in-queue", "provider-model", "schemas", "tools", "arguments"],
        ],
        ...cannotEncode,
    },
    {
        clients: ["python/openai"],
        places: [
            ...["messages", "message-with-image", "provider-model", "schemas", "tools", "arguments"],
            ...["responses", "arguments-of-responses"],
        ],
        ...cannotEncode,
    },
    { clients: ["python/fal_client"], places: ["prompt-in-queue"], ...cannotEncode },
    {
        clients: ["python/huggingface_hub"],
        places: ["model"],
        kinds: [holding(/\W/)],
        shows: /^exit: .*HFValidationError: Repo id must use alphanumeric chars/,
        reason: "It refuses a model id that the Hub would not give.",
    },
    {
        clients: ["js/huggingface.js"],
        places: ["model"],
        kinds: notItselfInUrl,
        shows: /^exit: .*Failed to fetch inference provider mapping for model/,
        reason: "It writes the model id into the Hub's address as it is.",
    },
    {
        clients: ["js/huggingface.js", "python/huggingface_hub"],
        places: ["provider-model-in-path"],
        kinds: notItselfInUrl,
        shows: /^(url: expected|exit: .*InvalidURL)/,
        reason: "It writes the provider's model id into the address as it is.",
    },
    {
        clients: ["python/huggingface_hub"],
        places: ["provider-model-in-path"],
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

/** The query of an address, written anew. */
const withQuery = (url: string, write: (text: string) => string): string => {
    const { origin, pathname, searchParams } = new URL(url);
    return `${origin}${pathname}?${[...searchParams].map((pair) => pair.map(write).join("=")).join("&")}`;
};

/** Everything escaped but what never need be. */
const strictly = (text: string) =>
    encodeURIComponent(text).replace(
        /[!'()*]/g,
        (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );

const unescaped = (escapes: RegExp) => (url: string) => url.replace(escapes, decodeURIComponent);

/** Without the keys of objects whose value is null. */
function withoutNulls(json: Json): Json {
    if (Array.isArray(json)) return json.map(withoutNulls);
    if (typeof json !== "object" || json === null) return json;
    return Object.fromEntries(
        Object.entries(json).flatMap(([key, value]) => (value === null ? [] : [[key, withoutNulls(value)]])),
    );
}

const writesAsItIs = {
    sends: (wire: WireRequestJson) => withUrl(wire, unescaped(/%(24|26|2B|2C|3B|3D|5B|5D|7C)/g)),
    reason: "It escapes nothing that may stand in an address as it is.",
};

export const rewritings: readonly Rewriting[] = [
    {
        clients: ["js/openai"],
        places: ["endpoint-with-query"],
        sends: (wire) => withUrl(wire, (url) => withQuery(url, strictly)),
        reason: "It escapes everything in a query that can be escaped.",
    },
    {
        clients: ["python/openai"],
        places: ["endpoint-with-query"],
        sends: (wire) => withUrl(wire, (url) => withQuery(url, (text) => strictly(text).replaceAll("%20", "+"))),
        reason: "It escapes everything in a query that can be escaped, and spaces as forms do.",
    },
    {
        clients: ["python/requests"],
        places: ["endpoint", "endpoint-with-query", "endpoint-of-task"],
        sends: (wire) => withUrl(wire, unescaped(/%(4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE]|3[0-9]|2[DE])/g)),
        reason: "It takes escapes away that need not be.",
    },
    { clients: ["js/huggingface.js"], places: ["model", "provider-model-in-path"], ...writesAsItIs },
    { clients: ["python/huggingface_hub"], places: ["provider-model-in-path"], ...writesAsItIs },
    {
        clients: ["js/callsheet", "js/fetch", "js/huggingface.js"],
        places: ["form"],
        sends: (wire) => ({ ...wire, body: { format: "multipart", fields: withLineEnds(wire.body?.fields ?? null) } }),
        reason: "Lines of a form end with CR and LF, by the standard of fetch.",
    },
    {
        clients: ["python/huggingface_hub"],
        places: ["schemas", "arguments"],
        sends: (wire) => ({ ...wire, body: { format: "json", value: withoutNulls(wire.body?.value ?? null) } }),
        reason: "It leaves out whatever is null in an object, however deep.",
    },
];

/** The texts of a form, their lines ended as forms end them. */
function withLineEnds(fields: Json): Json {
    if (typeof fields === "string") return fields.replace(/\r\n|\r|\n/g, "\r\n");
    if (typeof fields !== "object" || fields === null) return fields;
    return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, withLineEnds(value)]));
}
