/** A sandbox without a server: in a page, or wherever nothing can listen. It needs the global `Buffer`, as Node has it. */

import { addressOf } from "./address.ts";
import { FaultQueue } from "./faults/fault-queue.ts";
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/written.ts";
import { Jobs } from "./jobs.ts";
import { Models } from "./models/models.ts";
import { hostHeader } from "./own-headers.ts";
import { recordOf } from "./recording.ts";
import { respond, type World } from "./respond.ts";

/** How the sandbox in a page answers. */
export type InPageOptions = {
    /** How long it waits between the pieces of a stream, in milliseconds. Default: 0. */
    readonly pace?: number;
};

/**
 * Makes a fetch that answers by itself, as every provider would: nothing reaches the network.
 *
 * @param options its pace; default without pauses
 * @returns a function that is called as `fetch` is
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 * import { inPageFetch } from "@callsheet/sandbox/in-page";
 *
 * const client = new InferenceClient("hf_test", { fetch: inPageFetch() });
 * const { choices } = await client.chatCompletion({
 *     model: "meta-llama/Llama-3.1-8B-Instruct",
 *     messages: [{ role: "user", content: "Hello" }],
 * });
 */
export function inPageFetch({ pace = 0 }: InPageOptions = {}): typeof fetch {
    const world: World = {
        models: new Models({}),
        jobs: new Jobs(1),
        faults: new FaultQueue(),
        mappingForm: "list",
        ownHosts: [],
    };
    return async (input, init) => {
        const request = new Request(input, init);
        request.signal.throwIfAborted();
        const url = new URL(request.url);
        const headers = new Headers(request.headers);
        headers.set(hostHeader, url.host);
        const address = addressOf(url.pathname + url.search, headers, []);
        const body = new Uint8Array(await request.arrayBuffer());
        const written = await respond(world, address, recordOf(request.method, address.url, headers, body));
        return responseOf(written, pace, request.signal);
    };
}

function responseOf({ status, headers, body }: Written, pace: number, signal: AbortSignal): Response {
    const init = { status, headers: { ...headers } };
    if (body instanceof Uint8Array) return new Response(body.length === 0 ? null : body, init);
    const pieces = body[Symbol.iterator]();
    const stream = new ReadableStream<Uint8Array>(
        { pull: (controller) => next(pieces, pace, controller, signal) },
        { highWaterMark: 0 },
    );
    return new Response(stream, init);
}

/** Hands on the next piece that is bytes. Without faults, which a page has none of, there are only bytes and pauses. */
async function next(
    pieces: Iterator<Piece>,
    pace: number,
    controller: ReadableStreamDefaultController<Uint8Array>,
    signal: AbortSignal,
): Promise<void> {
    const { value: piece, done } = pieces.next();
    if (done || !(piece instanceof Uint8Array)) return controller.close();
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
    if (signal.aborted) controller.error(signal.reason);
    else controller.enqueue(piece);
}
