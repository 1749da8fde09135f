/** A response of the web's own kind, which obeys pieces. */
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/written.ts";

/** Statuses whose responses have no body. */
const bodiless: readonly number[] = [204, 205, 304];

/**
 * @param request whose signal ends it
 * @throws what the signal says, or TypeError where there is to be no response, as fetch does
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
        // Nothing is made before somebody takes it up.
        { highWaterMark: 0 },
    );
    return new Response(stream, init);
}

/** Waits as the pieces say, until bytes come. Undefined where they end. @throws what the signal says */
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
 * Requests that are waited for. A request follows the signal that it was made with by a weak reference, and whoever made it
 * need not hold on to it: without this, one that stalls could be collected, and nobody would hear that it was aborted.
 */
const waitedFor = new Set<Request>();

/** Waits so many milliseconds, or for ever. @throws what the request's signal says */
const pause = (milliseconds: number | undefined, request: Request): Promise<void> =>
    new Promise<void>((resolve, reject) => {
        const { signal } = request;
        const left = () => {
            clearTimeout(timer);
            reject(signal.reason);
        };
        const stayed = () => {
            signal.removeEventListener("abort", left);
            resolve();
        };
        const timer = milliseconds === undefined ? undefined : setTimeout(stayed, milliseconds);
        waitedFor.add(request);
        signal.addEventListener("abort", left, { once: true });
    }).finally(() => waitedFor.delete(request));
