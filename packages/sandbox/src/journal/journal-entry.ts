/** An entry of the journal: a request and its response, redacted and cut to a readable size. */
import type { Fault } from "../faults/fault.ts";
import { keyHeader } from "../sandbox-headers.ts";

/** A request and its response, as in `/__sandbox/requests`. Fields are only ever added. */
export type JournalEntry = {
    /** Number of the request, from 1. */
    readonly id: number;
    /** When it arrived, as an ISO date and time. */
    readonly at: string;
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** The request. */
    readonly request: ShownMessage;
    /** The HTTP status of the response. */
    readonly status: number;
    /** The response, as far as it was sent. */
    readonly response: ShownMessage;
    /** What was wrong or unusual about the request. */
    readonly hint?: string;
    /** Describes a token that was sent to the wrong host. */
    readonly leak?: string;
    /** The fault that was applied. */
    readonly fault?: Fault;
    /** `open`: in progress. `left`: the client disconnected. `cut`: a fault closed the connection. */
    readonly outcome: "open" | "sent" | "left" | "cut";
    /** Time from the request to the end of the response; undefined while it is open. */
    readonly milliseconds?: number;
};

/** A request or a response in the journal. */
export type ShownMessage = {
    /** Its headers, redacted. */
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** The size of the body in bytes. */
    readonly size: number;
    /** The body, if it is text. */
    readonly text?: string;
    /** Set if the text is cut. */
    readonly isCut?: true;
};

/** Maximum number of characters of a body. */
const mostText = 16_384;

/** More bytes are kept than shown: a secret at the cut would not be found and redacted. */
export const mostBytes = 4 * mostText;

const secretHeaders: readonly string[] = [
    "authorization",
    "proxy-authorization",
    "cookie",
    "set-cookie",
    "x-api-key",
    "api-key",
    keyHeader,
];

const redacted = "[redacted]";

/** Removes the secrets of a request from a text. */
type Redact = (text: string) => string;

/** @param keys further secrets */
export function redactionOf(headers: Headers, keys: readonly string[]): Redact {
    const given = secretHeaders.flatMap((name) => headers.get(name)?.split(/[\s,;]+/) ?? []);
    // Words such as "Bearer" are no secrets, and replacing short strings would make texts unreadable.
    const secrets = [...new Set([...given, ...keys])].filter((text) => text.length >= 8);
    // A Hub token may be in a place where no token belongs.
    const hubToken = /\bhf_[A-Za-z0-9_]{8,}/g;
    return (text) =>
        secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), text).replaceAll(hubToken, redacted);
}

/** A URL with redacted keys in its query. */
export const shownUrl = (url: string, redact: Redact): string =>
    redact(url).replaceAll(/([?&](?:[\w-]*(?:token|key|secret|signature))=)[^&#]*/gi, `$1${redacted}`);

/** @param body its beginning: at least `mostBytes`, or all of it */
export function shownMessage(headers: Headers, body: Uint8Array, size: number, redact: Redact): ShownMessage {
    const text = textOf(headers.get("content-type") ?? "", body);
    const shown = text === undefined ? undefined : redact(text);
    return {
        headers: [...headers].map(([name, value]) => [
            name,
            secretHeaders.includes(name) ? scheme(value) : redact(value),
        ]),
        size,
        ...(shown !== undefined && { text: shown.slice(0, mostText) }),
        ...(shown !== undefined && (shown.length > mostText || size > body.length) && { isCut: true }),
    };
}

/** Keeps the scheme, which may be the mistake, and redacts the rest. */
const scheme = (value: string): string => {
    const [, word] = /^(bearer|key|basic|token)\s/i.exec(value) ?? [];
    return word === undefined ? redacted : `${word} ${redacted}`;
};

function textOf(type: string, body: Uint8Array): string | undefined {
    if (body.length === 0 || /^(?:image|audio|video)\/|octet-stream/i.test(type)) return undefined;
    const text = new TextDecoder().decode(body.subarray(0, mostBytes), { stream: true });
    return text.includes("\u0000") || text.includes("\ufffd") ? undefined : text;
}
