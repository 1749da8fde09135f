/** Node's HTTP server in front of the sandbox: starts and stops it, reads requests, and writes the pieces of a response, with their pauses and cuts. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { collectBody, defaultMaxBodyBytes, statedBytes } from "./body-limit.ts";
import { corsHeaders } from "./cross-origin.ts";
import type { Written } from "./faults/write-response.ts";
import type { HandlerOptions, HandlerRequest } from "./handler.ts";

/** Options of a request listener. */
type ListenerOptions = Pick<HandlerOptions, "maxBodyBytes">;

/** How many bodies of the largest size are read at the same time; beyond that, requests are asked to come again. */
const maxAtOnce = 4;

/**
 * Creates a request listener for Node's HTTP server.
 *
 * @param respond responds to a request, such as a handler's `respond`, at once or later
 * @param options the maximum size of a body, which is that of the handler; default 64 MiB
 * @returns a listener for `createServer` of node:http or node:https
 * @example
 * import { createServer } from "node:http";
 * import { createHandler, requestListener } from "@callsheet/sandbox";
 *
 * const server = createServer(requestListener(createHandler().respond));
 */
export function requestListener(
    respond: (request: HandlerRequest) => Written | Promise<Written>,
    { maxBodyBytes = defaultMaxBodyBytes }: ListenerOptions = {},
): RequestListener {
    /** The bytes of all bodies that are being read. */
    const reading = { bytes: 0, most: maxAtOnce * maxBodyBytes };

    async function exchange(incoming: IncomingMessage, outgoing: ServerResponse) {
        const { method = "GET" } = incoming;
        const head = { method, url: urlOf(incoming), headers: headersOf(incoming) };
        // A preflight request has no body, and is answered before the key of a sandbox is known.
        const body =
            method === "OPTIONS" ? new Uint8Array() : await bodyOf(incoming, head.headers, maxBodyBytes, reading);
        // The rest is thrown away as it comes: a client that still sends would take a closed connection for a failure.
        incoming.resume();
        if (body === undefined) return refuseForNow(outgoing);
        await send(await respond({ ...head, body }), outgoing);
    }

    return (incoming, outgoing) => {
        // The client may disconnect during the request or the response; then there is nobody to report an error to.
        exchange(incoming, outgoing).catch(() => outgoing.destroy());
    };
}

/** The bytes of the bodies that are being read, and their limit. */
type Reading = { bytes: number; readonly most: number };

/** The body, up to one byte more than it may have; undefined if too many others are being read. */
async function bodyOf(
    incoming: IncomingMessage,
    headers: Headers,
    maxBodyBytes: number,
    reading: Reading,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const collected = collectBody(maxBodyBytes);
    if (statedBytes(headers) > maxBodyBytes) return collected.bytes();
    let bytes = 0;
    try {
        const pieces: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
        for await (const piece of pieces) {
            bytes += piece.length;
            reading.bytes += piece.length;
            if (reading.bytes > reading.most) return undefined;
            if (!collected.add(piece)) break;
        }
        return collected.bytes();
    } finally {
        reading.bytes -= bytes;
    }
}

function refuseForNow(outgoing: ServerResponse): void {
    const error = "The sandbox reads the bodies of too many requests at the same time. Send this one again.";
    outgoing.writeHead(503, { ...corsHeaders, "content-type": "application/json", "retry-after": "1" });
    outgoing.end(JSON.stringify({ error }));
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
            if (piece === "cut") return await cutConnection(outgoing);
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

async function cutConnection(outgoing: ServerResponse): Promise<void> {
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

/** Listens on a port, 0 for a free one. @returns the port */
export async function listen(server: Server, port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The sandbox does not listen on a port.");
    return address.port;
}

/** Stops listening and closes every open connection. */
export const close = (server: Server): Promise<void> =>
    new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
    });
