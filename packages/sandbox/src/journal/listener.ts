/** The journal over HTTP: its page, its entries as JSON and as events, and the switches for faults. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { faultNames } from "../faults/fault.ts";
import type { Failure } from "../faults/fault-queue.ts";
import { parseFailure } from "../faults/fault-queue.ts";
import { accessError, journalPath } from "./access.ts";
import type { Journal } from "./journal.ts";
import { pageFile } from "./page-files.ts";

type JournalContext = {
    readonly journal: Journal;
    /** The random faults. */
    readonly failures: () => readonly Failure[];
    readonly setFailures: (failures: readonly Failure[]) => void;
    /** Clears requests, jobs and queued faults. */
    readonly reset: () => void;
};

const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
    [journalPath]: ["journal.html", "text/html; charset=utf-8"],
    [`${journalPath}/journal.css`]: ["journal.css", "text/css; charset=utf-8"],
    [`${journalPath}/journal.js`]: ["journal.js", "text/javascript; charset=utf-8"],
};

const guards: Readonly<Record<string, string>> = {
    "content-security-policy": [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
};

/** Maximum size of a request body, in bytes. */
const mostBody = 65_536;

/** Responds to a request for the journal. */
export async function answerJournal(context: JournalContext, incoming: IncomingMessage, outgoing: ServerResponse) {
    for (const [name, value] of Object.entries(guards)) outgoing.setHeader(name, value);
    const refused = accessError(incoming);
    if (refused !== undefined) return json(outgoing, { error: refused }, 403);
    const { pathname } = new URL(incoming.url ?? "", "http://127.0.0.1");
    const path = pathname.replace(/\/$/, "");
    const methodAndPath = `${incoming.method} ${path}`;
    const file = incoming.method === "GET" ? files[path] : undefined;
    if (file) {
        outgoing.writeHead(200, { "content-type": file[1] }).end(pageFile(file[0]));
        return;
    }
    switch (methodAndPath) {
        case `GET ${journalPath}/requests`:
            return json(outgoing, { requests: context.journal.entries() });
        case `GET ${journalPath}/faults`:
            return json(outgoing, faultsOf(context));
        case `GET ${journalPath}/events`:
            return watch(context, outgoing);
        case `POST ${journalPath}/faults`:
            return await takeFaults(context, incoming, outgoing);
        case `POST ${journalPath}/reset`:
            context.reset();
            context.journal.clear();
            return json(outgoing, { requests: [] });
        default:
            return json(outgoing, { error: `The journal has no ${methodAndPath}.` }, 404);
    }
}

function json(outgoing: ServerResponse, value: unknown, status = 200): void {
    outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

const faultsOf = ({ failures }: JournalContext) => ({ failures: failures(), kinds: faultNames });

/** Replaces the random faults by those of `{ failures: ["503:0.2", …] }`. */
async function takeFaults(context: JournalContext, incoming: IncomingMessage, outgoing: ServerResponse) {
    if (Number(incoming.headers["content-length"] ?? mostBody + 1) > mostBody) {
        return json(outgoing, { error: `It takes at most ${mostBody} bytes, and their number first.` }, 413);
    }
    try {
        const body: unknown = JSON.parse(await text(incoming));
        const failures: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "failures") : undefined;
        if (!Array.isArray(failures) || !failures.every((one) => typeof one === "string")) {
            throw new TypeError('It takes {"failures": ["503:0.2", …]}: each a fault, and after a colon its chance.');
        }
        context.setFailures(failures.map(parseFailure));
    } catch (error) {
        return json(outgoing, { error: error instanceof Error ? error.message : String(error) }, 400);
    }
    return json(outgoing, faultsOf(context));
}

/** Maximum number of bytes that wait for a reader: more than all entries. */
const mostWaiting = 16_000_000;

/** Server-sent events: the current entries, then each new or changed one. */
function watch({ journal }: JournalContext, outgoing: ServerResponse): void {
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    const tell = (entry: unknown) => {
        // Who does not read is disconnected: what waits for it would fill the memory. A browser connects again.
        if (outgoing.writableLength > mostWaiting) outgoing.destroy();
        else outgoing.write(`data: ${JSON.stringify(entry)}\n\n`);
    };
    outgoing.write("retry: 1000\n\n");
    for (const entry of journal.entries()) tell(entry);
    const leave = journal.watch(tell);
    outgoing.once("close", leave);
}
