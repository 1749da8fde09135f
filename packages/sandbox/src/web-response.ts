/** Converts a response of the sandbox into a web `Response`, with the pauses and cuts of its pieces. */
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/write-response.ts";

/** Statuses whose responses have no body. */
const bodiless: readonly number[] = [204, 205, 304];

/**
 * @param request the request; its signal aborts the response
 * @throws the signal's reason, or TypeError if a fault cuts the connection before the response, as fetch does
 */
export async function webResponse({ status, headers, body }: Written, request: Request): Promise<Response> {
    const init = { status, headers: { ...headers } };
    if (body instanceof Uint8Array) return new Response(bodiless.includes(status) ? null : body, init);
    const pieces = body[Symbol.iterator]();
    const first = await nextBytes(pieces, request);
    if (first === "cut") throw new TypeError("fetch failed: the connection was reset");
    let waiting: Uint8Array<ArrayBuffer> | undefined = first;
    const stream = new ReadableStream<Uint8Array>(
        {
            pull: async (controller) => {
                const bytes = waiting ?? (await nextBytes(pieces, request));
                waiting = undefined;
                if (bytes === undefined) controller.close();
                else if (bytes === "cut") throw new TypeError("terminated: the connection was cut");
                else controller.enqueue(bytes);
            },
            cancel: () => void pieces.return?.(),
        },
        // Nothing is produced before it is read.
        { highWaterMark: 0 },
    );
    return new Response(stream, init);
}

/** The next bytes, after the pauses before them; undefined at the end. @throws the signal's reason */
async function nextBytes(
    pieces: Iterator<Piece>,
    request: Request,
): Promise<Uint8Array<ArrayBuffer> | "cut" | undefined> {
    try {
        for (;;) {
            request.signal.throwIfAborted();
            const { value: piece, done } = pieces.next();
            if (done) return undefined;
            if (piece instanceof Uint8Array || piece === "cut") return piece;
            await pause(piece === "stall" ? undefined : piece.wait, request);
        }
    } catch (error) {
        pieces.return?.();
        throw error;
    }
}

/**
 * Keeps stalled requests alive. A request references the caller's signal weakly, and the caller may drop the request:
 * without this set, a stalled request could be garbage-collected, and its abort would be lost.
 */
const waitedFor = new Set<Request>();

/** Waits for the given time, or for ever. @throws the reason of the request's signal */
const pause = (milliseconds: number | undefined, request: Request): Promise<void> =>
    new Promise<void>((resolve, reject) => {
        const { signal } = request;
        const onAbort = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const stayed = () => {
            signal.removeEventListener("abort", onAbort);
            resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(stayed, milliseconds);
        waitedFor.add(request);
        signal.addEventListener("abort", onAbort, { once: true });
    }).finally(() => waitedFor.delete(request));
