/** Adapter from the sandbox to Node's HTTP server: writes the pieces of a response, with their pauses and cuts. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Written } from "./faults/write-response.ts";
import type { Handler, HandlerRequest } from "./handler.ts";

/**
 * Creates a request listener for Node's HTTP server.
 *
 * @param respond responds to a request, such as a handler's `respond`
 * @returns a listener for `createServer` of node:http or node:https
 * @example
 * import { createServer } from "node:http";
 * import { createHandler, requestListener } from "@callsheet/sandbox";
 *
 * const server = createServer(requestListener(createHandler().respond));
 */
export const requestListener =
    (respond: Handler["respond"]): RequestListener =>
    (incoming, outgoing) => {
        // The client may disconnect during the request or the response; then there is nobody to report an error to.
        exchange(respond, incoming, outgoing).catch(() => outgoing.destroy());
    };

async function exchange(respond: Handler["respond"], incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = new Uint8Array(await buffer(incoming));
    const { method = "GET" } = incoming;
    await send(respond({ method, url: urlOf(incoming), headers: headersOf(incoming), body }), outgoing);
}

/** The path as received, on the requested host. A proxy receives the absolute URL. */
function urlOf({ url = "/", headers: { host = "127.0.0.1" }, socket }: IncomingMessage): string {
    if (/^https?:\/\//i.test(url)) return url;
    return `${"encrypted" in socket ? "https" : "http"}://${host}${url.startsWith("/") ? url : `/${url}`}`;
}

function headersOf({ headersDistinct }: IncomingMessage): HandlerRequest["headers"] {
    const headers = new Headers();
    for (const [name, values = []] of Object.entries(headersDistinct)) {
        for (const value of values) headers.append(name, value);
    }
    return headers;
}

async function send({ status, headers, body }: Written, outgoing: ServerResponse): Promise<void> {
    if (body instanceof Uint8Array) {
        const length = status === 204 || status === 304 ? {} : { "content-length": body.length };
        outgoing.writeHead(status, { ...headers, ...length }).end(body);
        return;
    }
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    const pieces = body[Symbol.iterator]();
    const begin = () => outgoing.headersSent || outgoing.writeHead(status, headers).flushHeaders();
    let next = pieces.next();
    try {
        while (!gone.signal.aborted) {
            if (next.done) {
                begin();
                outgoing.end();
                return;
            }
            const piece = next.value;
            if (piece === "cut") return await cut(outgoing);
            if (!(piece instanceof Uint8Array)) {
                await pause(piece === "stall" ? undefined : piece.wait, gone.signal);
                // Advancing the iterator means that the previous piece was sent.
                if (!gone.signal.aborted) next = pieces.next();
                continue;
            }
            begin();
            next = pieces.next();
            // The last bytes and the end are sent together: a client may disconnect as soon as it has read them.
            if (next.done) {
                outgoing.end(piece);
                return;
            }
            await write(piece, outgoing, gone.signal);
        }
    } finally {
        pieces.return?.();
    }
}

/** Waits until the piece is flushed, so that each piece is a write of its own. */
async function write(piece: Uint8Array, outgoing: ServerResponse, gone: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
        const go = () => {
            gone.removeEventListener("abort", go);
            resolve();
        };
        gone.addEventListener("abort", go, { once: true });
        outgoing.write(piece, go);
    });
    // One turn of the event loop for the socket, and one for a reader in the same process.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
}

async function cut(outgoing: ServerResponse): Promise<void> {
    if (!outgoing.headersSent) {
        outgoing.socket?.resetAndDestroy();
        return;
    }
    // Gives earlier writes time to be flushed.
    await new Promise((resolve) => setTimeout(resolve, 5));
    outgoing.socket?.destroySoon();
}

/** Waits for the given time, or for ever, but no longer than the client stays connected. */
const pause = (milliseconds: number | undefined, gone: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
        const go = () => {
            clearTimeout(timer);
            gone.removeEventListener("abort", go);
            resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(go, milliseconds);
        gone.addEventListener("abort", go, { once: true });
    });
