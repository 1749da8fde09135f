/** The journal over HTTP: its page, its entries as JSON and as events, and the switches for faults. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { faultNames } from "../faults/fault.ts";
import { type Failure, parseFailure } from "../faults/fault-queue.ts";
import type { Journal } from "./journal.ts";

/** The path of the journal. */
export const journalPath = "/__sandbox";

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
const maxBody = 65_536;

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
    if (Number(incoming.headers["content-length"] ?? maxBody + 1) > maxBody) {
        return json(outgoing, { error: `It takes at most ${maxBody} bytes, and their number first.` }, 413);
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
const maxWaiting = 4_000_000;

/** Server-sent events: the current entries, then each new or changed one. */
function watch({ journal }: JournalContext, outgoing: ServerResponse): void {
    outgoing.writeHead(200, { "content-type": "text/event-stream" });
    const tell = (entry: unknown) => {
        // Who does not read is disconnected: what waits for it would fill the memory. A browser connects again.
        if (outgoing.writableLength > maxWaiting) outgoing.destroy();
        else outgoing.write(`data: ${JSON.stringify(entry)}\n\n`);
    };
    outgoing.write("retry: 1000\n\n");
    for (const entry of journal.entries()) tell(entry);
    const leave = journal.watch(tell);
    outgoing.once("close", leave);
}

/** The page's files are beside this file, also in the published package. */
const pageFile = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), "utf8");

/** The page with the entries in it: one file that needs no server, without secrets as the entries are. */
export function keptPage({ entries, count }: Pick<Journal, "entries" | "count">): string {
    const [style, script] = [pageFile("journal.css"), pageFile("journal.js")];
    const sources = ["default-src 'none'", `script-src ${hash(script)}`, `style-src ${hash(style)}`];
    // A body may hold anything, but no tag begins without its bracket.
    const data = JSON.stringify({ entries: entries(), count: count() }).replaceAll("<", "\\u003c");
    const replacements = [
        [/ *<link rel="stylesheet".*>\n/, `        <style>${style}</style>\n`],
        [
            / *<script type="module".*\n/,
            `        <script type="application/json" id="kept">${data}</script>\n` +
                `        <script type="module">${script}</script>\n`,
        ],
        ["<head>", `<head>\n        <meta http-equiv="Content-Security-Policy" content="${sources.join("; ")}" />`],
    ] as const;
    return replacements.reduce(
        (page, [place, content]) => page.replace(place, () => content),
        pageFile("journal.html"),
    );
}

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Whether a request is for the journal. Inside a tunnel, the path belongs to the tunnel's host. */
export const isJournalRequest = ({ url = "", socket }: IncomingMessage): boolean =>
    !("encrypted" in socket) && (url === journalPath || /^\/__sandbox[/?]/.test(url));

/** Why a request may not access the journal; undefined if it may. */
function accessError({ headers, socket, method }: IncomingMessage): string | undefined {
    if (!/^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "")) {
        return "The journal is shown only to programs of the machine that the sandbox runs on.";
    }
    const { host = "", origin } = headers;
    // DNS rebinding: a foreign name for this machine would make a foreign page same-origin.
    if (!/^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/.test(host)) {
        return "The journal is shown only at 127.0.0.1, localhost or [::1].";
    }
    const site = headers["sec-fetch-site"];
    const isForeign = origin !== undefined ? origin !== `http://${host}` : site !== undefined && site !== "same-origin";
    // A URL that the user typed has no origin.
    if (isForeign && !(origin === undefined && site === "none")) {
        return "The journal is not for pages of other origins.";
    }
    if (method === "POST" && !/^application\/json\b/i.test(headers["content-type"] ?? "")) {
        return "The journal takes application/json.";
    }
    return undefined;
}
