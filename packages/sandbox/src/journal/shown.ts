/** What the journal shows of a request and its answer: nothing secret, and no more than a person reads. */
import type { Fault } from "../faults/fault.ts";
import { keyHeader } from "../own-headers.ts";

/** A request and its answer, as `/__sandbox/requests` has them. Fields are only ever added. */
export type JournalEntry = {
    /** Counts from 1 since the start. */
    readonly id: number;
    /** When it came, as an ISO date and time. */
    readonly at: string;
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** What was asked. */
    readonly request: ShownMessage;
    /** The HTTP status of the answer. */
    readonly status: number;
    /** What was answered, as far as it has gone out. */
    readonly response: ShownMessage;
    /** What was wrong with the request, or odd. */
    readonly hint?: string;
    /** A token that was sent to somebody whom it is not for. */
    readonly leak?: string;
    /** The fault that it met. */
    readonly fault?: Fault;
    /** `open` while the answer is on its way; `left` where the client went away, `cut` where the sandbox did. */
    readonly outcome: "open" | "sent" | "left" | "cut";
    /** From the request to the end of the answer; undefined while it is open. */
    readonly milliseconds?: number;
};

/** One side of an exchange. */
export type ShownMessage = {
    /** Its headers, without the secrets in them. */
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** How many bytes the body has. */
    readonly size: number;
    /** The body, where it is a text. */
    readonly text?: string;
    /** Only the beginning of the text is shown. */
    readonly isCut?: true;
};

/** How many characters of a body are shown. */
export const mostText = 16_384;

/** What is taken of a body: a secret that is cut in two would no longer be found. */
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

/** Takes the secrets of a request out of whatever is told of it. */
export type Redact = (text: string) => string;

/** @param keys what else is secret */
export function redactionOf(headers: Headers, keys: readonly string[]): Redact {
    const given = secretHeaders.flatMap((name) => headers.get(name)?.split(/[\s,;]+/) ?? []);
    // A word such as Bearer is none, and replacing shorter ones would make every text unreadable.
    const secrets = [...new Set([...given, ...keys])].filter((text) => text.length >= 8);
    // Somebody may have put a Hub token where none belongs.
    const hubToken = /\bhf_[A-Za-z0-9_]{8,}/g;
    return (text) =>
        secrets.reduce((rest, secret) => rest.replaceAll(secret, redacted), text).replaceAll(hubToken, redacted);
}

/** A URL whose query holds no key. */
export const shownUrl = (url: string, redact: Redact): string =>
    redact(url).replaceAll(/([?&](?:[\w-]*(?:token|key|secret|signature))=)[^&#]*/gi, `$1${redacted}`);

/** @param body its beginning, at least `mostBytes` of it where it has so many */
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

/** The scheme may be what is wrong; what stands behind it is nobody's business. */
const scheme = (value: string): string => {
    const [, word] = /^(bearer|key|basic|token)\s/i.exec(value) ?? [];
    return word === undefined ? redacted : `${word} ${redacted}`;
};

function textOf(type: string, body: Uint8Array): string | undefined {
    if (body.length === 0 || /^(?:image|audio|video)\/|octet-stream/i.test(type)) return undefined;
    const text = new TextDecoder().decode(body.subarray(0, mostBytes), { stream: true });
    return text.includes("\u0000") || text.includes("\ufffd") ? undefined : text;
}
