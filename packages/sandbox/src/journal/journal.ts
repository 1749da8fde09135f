/** The journal: the latest requests and responses of a sandbox, live, redacted and cut to a readable size. */
import { isSecretName, redacted, redactor, schemes, secretsIn } from "@callsheet/inference/redaction";
import type { Fault } from "../faults/fault.ts";
import type { Piece } from "../faults/pieces.ts";
import type { Written } from "../faults/write-response.ts";
import type { Handler } from "../handler.ts";
import { joined } from "../media/bytes.ts";
import type { RecordedRequest } from "../recorded-request.ts";

const maxEntries = 200;

/** Minimum time between updates about an open response, in milliseconds. */
const pulse = 250;

/** A request that was refused as wrong, without secrets. */
export type RefusedRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host and without the query. */
    readonly url: string;
    /** The HTTP status of the response. */
    readonly status: number;
    /** What was wrong with it. */
    readonly hint: string;
    /** The beginning of the response's body. */
    readonly response: string;
};

export type Journal = {
    /** Responds as the handler does, and adds an entry. */
    readonly respond: Handler["respond"];
    /** The latest entries, oldest first. */
    readonly entries: () => readonly JournalEntry[];
    /** The number of requests, of which the latest have entries. */
    readonly count: () => number;
    readonly clear: () => void;
    /** Calls a function with each new or changed entry. Returns a function that stops this. */
    readonly watch: (onEntry: (entry: JournalEntry) => void) => () => void;
};

/**
 * @param keys secrets in addition to those in the requests' headers
 * @param onRefused called with each request that is refused as wrong, not by a fault
 */
export function createJournal(
    handler: Pick<Handler, "respond" | "requests">,
    keys: readonly string[] = [],
    onRefused?: (request: RefusedRequest) => void,
): Journal {
    const entries = new Map<number, () => JournalEntry>();
    const watchers = new Set<(entry: JournalEntry) => void>();
    let count = 0;

    function tellIfRefused({ method, url, status, hint, fault, response }: JournalEntry): void {
        if (!onRefused || status < 400 || hint === undefined || fault !== undefined) return;
        const [address = url] = url.split("?");
        onRefused({ method, url: address, status, hint, response: response.text?.slice(0, 2000) ?? "" });
    }

    /** Entries that were cleared or evicted do not reappear when their responses end. */
    function notify(id: number): void {
        const entry = watchers.size > 0 ? entries.get(id)?.() : undefined;
        if (entry !== undefined) for (const watcher of watchers) watcher(entry);
    }

    function end(id: number, exchange: Exchange): void {
        const entry = exchange.entry("over");
        if (entries.has(id)) entries.set(id, () => entry);
        tellIfRefused(entry);
        notify(id);
    }

    function note(record: RecordedRequest, response: Written): Written {
        count += 1;
        const id = count;
        const exchange = exchangeOf(id, record, response, keys);
        entries.set(id, exchange.entry);
        for (const old of entries.keys()) {
            if (entries.size <= maxEntries) break;
            entries.delete(old);
        }
        if (response.body instanceof Uint8Array) {
            exchange.take(response.body);
            end(id, exchange);
            return response;
        }
        notify(id);
        return {
            ...response,
            body: observed(response.body, exchange, { pulse: () => notify(id), end: () => end(id, exchange) }),
        };
    }

    return {
        respond: (request) => {
            const before = handler.requests.at(-1);
            const response = handler.respond(request);
            const record = handler.requests.at(-1);
            // CORS preflight requests are not recorded.
            return record === undefined || record === before ? response : note(record, response);
        },
        entries: () => [...entries.values()].map((entry) => entry()),
        count: () => count,
        clear: () => entries.clear(),
        watch: (onEntry) => {
            watchers.add(onEntry);
            return () => watchers.delete(onEntry);
        },
    };
}

type Exchange = {
    /** Adds bytes of the response that were sent. */
    readonly take: (bytes: Uint8Array) => void;
    readonly entry: (state?: "over") => JournalEntry;
};

function exchangeOf(
    id: number,
    record: RecordedRequest,
    { status, headers }: Written,
    keys: readonly string[],
): Exchange {
    const at = new Date().toISOString();
    const body = record.isBodyKept ? record.body : new Uint8Array();
    const redact = redactionOf({ headers: record.headers, url: record.url, body }, keys);
    const request = shownMessage(record.headers, body.subarray(0, maxBytes), record.bodyBytes, redact);
    const url = redact(record.url);
    const beginning: Uint8Array[] = [];
    let keptBytes = 0;
    let size = 0;
    return {
        take: (bytes) => {
            size += bytes.length;
            const more = bytes.slice(0, maxBytes - keptBytes);
            keptBytes += more.length;
            if (more.length > 0) beginning.push(more);
        },
        entry: (state) => ({
            id,
            at,
            method: record.method,
            url,
            request,
            status,
            response: shownMessage(new Headers(headers), joined(...beginning), size, redact),
            ...(record.hint !== undefined && { hint: redact(record.hint) }),
            ...(record.leak !== undefined && { leak: redact(record.leak) }),
            ...(record.fault !== undefined && { fault: shownFault(record.fault, redact) }),
            outcome: state === "over" && record.outcome === "open" ? "sent" : record.outcome,
            ...(state === "over" && { milliseconds: Math.round(performance.now() - record.at) }),
        }),
    };
}

type Progress = { readonly pulse: () => void; readonly end: () => void };

/** Passes the pieces on and reports their progress. */
function* observed(pieces: Iterable<Piece>, exchange: Exchange, progress: Progress): Generator<Piece, void, undefined> {
    let last = performance.now();
    try {
        for (const piece of pieces) {
            if (piece instanceof Uint8Array) exchange.take(piece);
            if (performance.now() - last > pulse) {
                last = performance.now();
                progress.pulse();
            }
            yield piece;
        }
    } finally {
        progress.end();
    }
}

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
const maxText = 16_384;

/** More bytes are kept than shown: a secret at the cut would not be found and redacted. */
const maxBytes = 4 * maxText;

/** Removes the secrets of a request and its response from a text. */
type Redact = (text: string) => string;

/**
 * Finds the secrets that a request shows anywhere: they are removed from all that is shown of it.
 *
 * @param keys further secrets
 */
function redactionOf(
    { headers, url, body }: Pick<RecordedRequest, "headers" | "url" | "body">,
    keys: readonly string[],
): Redact {
    const inHeaders = [...headers].flatMap(([name, value]) => {
        // A cookie holds several.
        const secrets = isSecretName(name) ? [value.replace(scheme, ""), ...value.split(/[\s,;]+/)] : [];
        return secrets.filter((secret) => !scheme.test(`${secret} `));
    });
    const all = [...keys, ...inHeaders, ...secretsIn(url), ...secretsIn(textOf(headers, body) ?? "")];
    return redactor({ secrets: all });
}

const scheme = new RegExp(`^${schemes} +`, "i");

/** @param body its beginning: at least `maxBytes`, or all of it */
function shownMessage(headers: Headers, body: Uint8Array, size: number, redactAll: Redact): ShownMessage {
    const text = textOf(headers, body);
    const redactedText = text === undefined ? undefined : redactAll(text);
    return {
        headers: [...headers].map(([name, value]) => [
            name,
            isSecretName(name) ? `${scheme.exec(value)?.[0] ?? ""}${redacted}` : redactAll(value),
        ]),
        size,
        ...(redactedText !== undefined && { text: redactedText.slice(0, maxText) }),
        ...(redactedText !== undefined && (redactedText.length > maxText || size > body.length) && { isCut: true }),
    };
}

/** A fault can name an address, or the body of an error. Its fields keep their types. */
const shownFault = (fault: Fault, redactAll: Redact): Fault =>
    Object.fromEntries(
        Object.entries(fault).map(([name, value]) => [name, typeof value === "string" ? redactAll(value) : value]),
    ) as Fault;

/** The beginning of a body; undefined if it is not text. */
function textOf(headers: Headers, body: Uint8Array): string | undefined {
    const type = headers.get("content-type") ?? "";
    if (body.length === 0 || /^(?:image|audio|video)\/|octet-stream/i.test(type)) return undefined;
    const text = new TextDecoder().decode(body.subarray(0, maxBytes), { stream: true });
    return text.includes("\u0000") || text.includes("\ufffd") ? undefined : text;
}
