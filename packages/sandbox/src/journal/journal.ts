/** What a sandbox was asked and what it answered, as it happens: the last of it, with nothing secret in it. */
import type { Piece } from "../faults/pieces.ts";
import type { Written } from "../faults/written.ts";
import type { Handler } from "../handler.ts";
import type { RecordedRequest } from "../recording.ts";
import { type JournalEntry, mostBytes, redactionOf, shownMessage, shownUrl } from "./shown.ts";

/** More nobody reads. */
const mostEntries = 200;

/** How often somebody who watches is told of an answer that is on its way, in milliseconds. */
const pulse = 250;

export type Journal = {
    /** Answers as the handler does, and writes it down. */
    readonly respond: Handler["respond"];
    /** The last, the oldest first. */
    readonly entries: () => readonly JournalEntry[];
    readonly clear: () => void;
    /** Calls a function with each entry that is new or has changed, until the function that comes back is called. */
    readonly watch: (onEntry: (entry: JournalEntry) => void) => () => void;
};

/** @param keys what is secret beside what the requests' own headers hold */
export function createJournal(handler: Pick<Handler, "respond" | "requests">, keys: readonly string[] = []): Journal {
    const entries = new Map<number, () => JournalEntry>();
    const watchers = new Set<(entry: JournalEntry) => void>();
    let count = 0;

    /** Entries that were cleared, or pushed out, do not come back when their answers end. */
    function tell(id: number): void {
        const entry = watchers.size > 0 ? entries.get(id)?.() : undefined;
        if (entry !== undefined) for (const told of watchers) told(entry);
    }

    function end(id: number, exchange: Exchange): void {
        const entry = exchange.entry("over");
        if (entries.has(id)) entries.set(id, () => entry);
        tell(id);
    }

    function note(record: RecordedRequest, written: Written): Written {
        count += 1;
        const id = count;
        const exchange = exchangeOf(id, record, written, keys);
        entries.set(id, exchange.entry);
        for (const old of entries.keys()) {
            if (entries.size <= mostEntries) break;
            entries.delete(old);
        }
        if (written.body instanceof Uint8Array) {
            exchange.take(written.body);
            end(id, exchange);
            return written;
        }
        tell(id);
        return {
            ...written,
            body: taken(written.body, exchange, { pulse: () => tell(id), end: () => end(id, exchange) }),
        };
    }

    return {
        respond: (request) => {
            const before = handler.requests.at(-1);
            const written = handler.respond(request);
            const record = handler.requests.at(-1);
            // What a browser asks before its request is no request.
            return record === undefined || record === before ? written : note(record, written);
        },
        entries: () => [...entries.values()].map((entry) => entry()),
        clear: () => entries.clear(),
        watch: (onEntry) => {
            watchers.add(onEntry);
            return () => watchers.delete(onEntry);
        },
    };
}

type Exchange = {
    /** Takes up what was sent. */
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
    const redact = redactionOf(record.headers, keys);
    const request = shownMessage(record.headers, record.body.subarray(0, mostBytes), record.body.length, redact);
    const url = shownUrl(record.url, redact);
    const beginning: Uint8Array[] = [];
    let kept = 0;
    let size = 0;
    return {
        take: (bytes) => {
            size += bytes.length;
            const more = bytes.slice(0, mostBytes - kept);
            kept += more.length;
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
            ...(record.fault !== undefined && { fault: record.fault }),
            outcome: state === "over" && record.outcome === "open" ? "sent" : record.outcome,
            ...(state === "over" && { milliseconds: Math.round(performance.now() - record.at) }),
        }),
    };
}

type Told = { readonly pulse: () => void; readonly end: () => void };

/** The pieces, as they are taken up. */
function* taken(pieces: Iterable<Piece>, exchange: Exchange, told: Told): Generator<Piece, void, undefined> {
    let last = performance.now();
    try {
        for (const piece of pieces) {
            if (piece instanceof Uint8Array) exchange.take(piece);
            if (performance.now() - last > pulse) {
                last = performance.now();
                told.pulse();
            }
            yield piece;
        }
    } finally {
        told.end();
    }
}
