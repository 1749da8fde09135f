/** Records of the requests that the sandbox received, and the form in which tests compare them. */

import { defaultMaxBodyBytes, statedBytes } from "./body-limit.ts";
import type { Fault } from "./faults/fault.ts";
import type { FaultName } from "./faults/fault-kind.ts";
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/write-response.ts";
import { hostHeader, redirectHeader } from "./sandbox-headers.ts";
import type { ScriptedReply } from "./script/scripted-reply.ts";

/** A complete request. */
export type HandlerRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL: on a real host, or on the sandbox, where the first path segment may be the real host. */
    readonly url: string;
    /** Its headers. */
    readonly headers: Headers;
    /** Its body; empty if it has none. */
    readonly body: Uint8Array<ArrayBuffer>;
    /** The scripted reply to this request alone, or the error of the function that was to choose it. Default: none. */
    readonly reply?: ScriptedReply | Error;
};

/** A request as the real host would have received it, and its outcome. */
export type RecordedRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** Its headers, including the token. */
    readonly headers: Headers;
    /** Its body; empty if it has none. Reading it throws an Error that says why, if it is not kept. */
    readonly body: Uint8Array<ArrayBuffer>;
    /**
     * Whether `body` is kept: that of the latest requests, 64 MiB together, and of none that was too large to be read.
     */
    readonly isBodyKept: boolean;
    /** The number of bytes of the body, also if it is not kept. */
    readonly bodyBytes: number;
    /** When it arrived: milliseconds of `performance.now()`. */
    readonly at: number;
    /** The HTTP status of the response; undefined if none was sent yet, or a fault prevented it. */
    status: number | undefined;
    /** What was wrong or unusual about the request; undefined if nothing was. */
    hint: string | undefined;
    /** Describes a token that was sent to the wrong host; undefined if none was. */
    leak: string | undefined;
    /** The fault that was applied; undefined if none was. */
    fault: Fault | undefined;
    /** Number of bytes of the response body that the connection has accepted. */
    sentBytes: number;
    /** `open`: in progress. `left`: the client disconnected before the end. `cut`: a fault closed the connection. */
    outcome: "open" | "sent" | "left" | "cut";
};

/**
 * Parses the body of a recorded request as JSON.
 *
 * @param record the request
 * @returns the parsed value
 * @throws SyntaxError if the body is not JSON
 * @example
 * import { recordedJson } from "@callsheet/sandbox";
 *
 * const { inputs } = recordedJson({ body: new TextEncoder().encode('{"inputs":"Hello"}') }) as { inputs: string };
 */
export const recordedJson = ({ body }: Pick<RecordedRequest, "body">): unknown =>
    JSON.parse(new TextDecoder().decode(body));

/** The most characters of a hint: it may repeat what the request holds. */
const maxHintLetters = 2000;

/** The beginning of a hint, as a text of its own: a part of a longer text keeps all of it in the memory. */
export const shortHint = (hint: string): string =>
    hint.length <= maxHintLetters
        ? hint
        : new TextDecoder().decode(new TextEncoder().encode(`${hint.slice(0, maxHintLetters)}…`));

/**
 * The record of a new request, without the sandbox's own headers, and how its body is forgotten later.
 *
 * @param url with the real host
 */
export function recordOf(
    { method, headers, body }: HandlerRequest,
    url: URL,
    maxBodyBytes: number,
): { readonly record: RecordedRequest; readonly forgetBody: () => void } {
    const ownHeaders = new Headers(headers);
    ownHeaders.delete(hostHeader);
    ownHeaders.delete(redirectHeader);
    ownHeaders.set("host", url.host);
    const bodyBytes = Math.max(body.length, statedBytes(headers));
    let keptBody = bodyBytes > maxBodyBytes ? undefined : body;
    let reason = `it is larger than the ${maxBodyBytes} bytes of the option maxBodyBytes, and was not read`;
    const record: RecordedRequest = {
        method,
        url: url.href,
        headers: ownHeaders,
        get body() {
            if (keptBody) return keptBody;
            throw new Error(
                `The body of this request (${method} ${url.href}, ${bodyBytes} bytes) is not kept: ${reason}.`,
            );
        },
        get isBodyKept() {
            return keptBody !== undefined;
        },
        bodyBytes,
        at: performance.now(),
        status: undefined,
        hint: undefined,
        leak: undefined,
        fault: undefined,
        sentBytes: 0,
        outcome: "open",
    };
    const forgetBody = () => {
        if (keptBody === undefined || keptBody.length === 0) return;
        keptBody = undefined;
        reason = "the bodies of later requests have taken its place. Read it sooner, or clear the requests before";
    };
    return { record, forgetBody };
}

/** Returns the response, with a body that updates the record as it is read. */
export function recordOutcome(record: RecordedRequest, response: Written): Written {
    const { status, body } = response;
    if (!(body instanceof Uint8Array)) return { ...response, body: recordedPieces(record, status, body) };
    record.status = status;
    record.sentBytes = body.length;
    record.outcome = "sent";
    return response;
}

function* recordedPieces(record: RecordedRequest, status: number, pieces: Iterable<Piece>): Generator<Piece> {
    try {
        for (const piece of pieces) {
            if (piece instanceof Uint8Array) {
                record.status = status;
                record.sentBytes += piece.length;
            }
            if (piece === "cut") record.outcome = "cut";
            yield piece;
        }
        record.status = status;
        record.outcome = "sent";
    } finally {
        if (record.outcome === "open") record.outcome = "left";
    }
}

/** A request that the sandbox received, as values to assert on. */
export type TestRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** Its headers by their names in lower case, including the token. */
    readonly headers: Readonly<Record<string, string>>;
    /**
     * Its body: the value of JSON, the string of a text, the bytes of anything else; undefined if it has none. Reading
     * it throws an Error that says why, if it is not kept: the latest are, 64 MiB together.
     */
    readonly body: unknown;
    /** The HTTP status of the response; undefined if none was sent. */
    readonly status: number | undefined;
    /** What was wrong or unusual about the request; undefined if nothing was. */
    readonly hint: string | undefined;
    /** Describes a token that was sent to the wrong host; undefined if none was. */
    readonly leak: string | undefined;
    /** The fault that was applied; undefined if none was. */
    readonly fault: FaultName | undefined;
};

/** The values of a recorded request. */
export function testRequest(record: RecordedRequest): TestRequest {
    const { method, url, headers, status, hint, leak, fault } = record;
    return {
        method,
        url,
        headers: Object.fromEntries(headers),
        get body() {
            return bodyOf(headers.get("content-type") ?? "", record.body);
        },
        status,
        hint,
        leak,
        fault: fault?.kind,
    };
}

function bodyOf(type: string, bytes: Uint8Array): unknown {
    if (bytes.length === 0) return undefined;
    if (!/^text\/|\bjson\b|x-www-form-urlencoded/i.test(type)) return bytes;
    const text = new TextDecoder().decode(bytes);
    return /\bjson\b/i.test(type) ? jsonOf(text) : text;
}

/** A request may claim to be JSON and be none: the test that sends it wants to see what it sent. */
function jsonOf(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
}

const maxRecords = 10_000;

type Kept = ReturnType<typeof recordOf> & {
    /** The bytes of its URL and its headers. */
    readonly headBytes: number;
    bodyBytes: number;
};

export class Records {
    /** The records, oldest first. */
    readonly list: RecordedRequest[] = [];
    readonly #kept: Kept[] = [];
    readonly #maxBytes: number;
    readonly #maxBodyBytes: number;
    #bytes = 0;
    /** The number of the first records whose bodies are not kept. */
    #withoutBody = 0;

    constructor(maxBodyBytes: number) {
        this.#maxBodyBytes = maxBodyBytes;
        // The body of the latest request is always kept.
        this.#maxBytes = Math.max(maxBodyBytes, defaultMaxBodyBytes);
    }

    /** The bytes of all records: of their URLs, their headers and the bodies that are kept. */
    get bytes(): number {
        return this.#bytes;
    }

    /** @param url with the real host */
    add(request: HandlerRequest, url: URL): RecordedRequest {
        const { record, forgetBody } = recordOf(request, url, this.#maxBodyBytes);
        const bodyBytes = record.isBodyKept ? record.bodyBytes : 0;
        const headBytes = [...record.headers].flat().reduce((sum, { length }) => sum + length, url.href.length);
        this.list.push(record);
        this.#kept.push({ record, forgetBody, headBytes, bodyBytes });
        this.#bytes += headBytes + bodyBytes;
        this.#evict();
        return record;
    }

    clear(): void {
        this.list.length = 0;
        this.#kept.length = 0;
        this.#bytes = 0;
        this.#withoutBody = 0;
    }

    /** Bodies go first, the oldest before the others; then whole records. */
    #evict(): void {
        while (this.#bytes > this.#maxBytes && this.#withoutBody < this.#kept.length - 1) {
            const oldest = this.#kept[this.#withoutBody];
            this.#withoutBody += 1;
            if (!oldest) return;
            oldest.forgetBody();
            this.#bytes -= oldest.bodyBytes;
            oldest.bodyBytes = 0;
        }
        while ((this.#bytes > this.#maxBytes && this.#kept.length > 1) || this.#kept.length > maxRecords) {
            const oldest = this.#kept.shift();
            this.list.shift();
            this.#bytes -= (oldest?.headBytes ?? 0) + (oldest?.bodyBytes ?? 0);
            this.#withoutBody = Math.max(0, this.#withoutBody - 1);
        }
    }
}
