/** The journal: the latest requests and responses of a sandbox, live and without secrets. */
import type { Piece } from "../faults/pieces.ts";
import type { Written } from "../faults/write-response.ts";
import type { Handler } from "../handler.ts";
import type { RecordedRequest } from "../recorded-request.ts";
import { type JournalEntry, maxBytes, redactionOf, shownFault, shownMessage } from "./journal-entry.ts";

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
            response: shownMessage(new Headers(headers), Buffer.concat(beginning), size, redact),
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
