/** A program's network: the sandbox in this worker, or a provider through the page. */

import { bytesFromBase64 } from "@callsheet/inference/wire";
import { createHandler, type Piece, parseFault, type Written } from "@callsheet/sandbox/handler";
import type { HeaderEntry, Network, RunEvent } from "../protocol.ts";
import type { FilledRequest, SandboxSettings } from "./port-messages.ts";
import type { ProviderResponse, SendToProvider } from "./relay-client.ts";

export type WorkerNetwork = {
    readonly mode: Network;
    /** Replaces the global fetch. */
    readonly fetch: typeof globalThis.fetch;
    /**
     * The sandbox's response, synchronously, for callers that cannot await. Taking a piece emits its event. Pauses
     * between the pieces are up to the caller.
     */
    readonly respond: (request: FilledRequest) => Written;
    /** Whether a request is open or a response is still arriving. */
    readonly isBusy: () => boolean;
};

type Parts = {
    readonly mode: Network;
    readonly sandbox: SandboxSettings;
    readonly emit: (event: RunEvent) => void;
    readonly sendToProvider: SendToProvider;
};

export function createNetwork({ mode, sandbox: settings, emit, sendToProvider }: Parts): WorkerNetwork {
    const { faults, ...options } = settings;
    const sandbox = createHandler({ ...options, servesUnlisted: true });
    sandbox.fail(...faults.map(parseFault));
    let last = 0;
    let busy = 0;

    function emitRequest(request: FilledRequest): number {
        last += 1;
        emit({ kind: "request", id: last, at: performance.now(), ...request });
        return last;
    }

    async function responseTo(request: FilledRequest, signal: AbortSignal): Promise<ProviderResponse> {
        if (mode === "provider") return await sendToProvider(request, signal);
        const { method, url, headers, body } = request;
        const own = new Request(url, { method, headers: headersOf(headers), signal, ...(body.length > 0 && { body }) });
        const response = await sandbox.fetch(own);
        return { status: response.status, headers: [...response.headers], body: response.body ?? emptyBody() };
    }

    async function send(request: Request): Promise<Response> {
        const filled = await filledRequest(request);
        const id = emitRequest(filled);
        const { status, headers, body } = await responseTo(filled, request.signal);
        emit({ kind: "response", id, status, headers });
        const isEmpty = [101, 204, 205, 304].includes(status);
        const observed = observedBody(id, body, request.signal);
        if (isEmpty) emit({ kind: "response-end", id });
        const response = new Response(isEmpty ? null : observed, { status, headers: headersOf(headers) });
        // A constructed Response has no URL; a fetched one does.
        return Object.defineProperty(response, "url", { value: request.url });
    }

    /** A body that emits an event per piece. As over a network, it arrives even if the program does not read it. */
    function observedBody(id: number, body: ProviderResponse["body"], signal: AbortSignal): ProviderResponse["body"] {
        const reader = body.getReader();
        const end = (): void => emit({ kind: "response-end", id });
        const pump = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>): Promise<void> => {
            busy += 1;
            try {
                while (true) {
                    const { value, done } = await reader.read();
                    signal.throwIfAborted();
                    if (done) break;
                    emit({ kind: "piece", id, bytes: value });
                    controller.enqueue(value);
                }
                end();
                controller.close();
            } catch (error) {
                controller.error(error);
            } finally {
                busy -= 1;
            }
        };
        return new ReadableStream<Uint8Array<ArrayBuffer>>({
            start: (controller) => void pump(controller),
            cancel: async (reason) => {
                end();
                await reader.cancel(reason);
            },
        });
    }

    return {
        mode,
        async fetch(input, init) {
            const request = new Request(input, init);
            if (request.url.startsWith("data:")) return dataUrlResponse(request.url);
            busy += 1;
            try {
                return await followed(request, send);
            } finally {
                busy -= 1;
            }
        },
        respond(request) {
            const id = emitRequest(request);
            const response = sandbox.respond({ ...request, headers: headersOf(request.headers) });
            emit({ kind: "response", id, status: response.status, headers: Object.entries(response.headers) });
            const pieces = response.body instanceof Uint8Array ? [response.body] : response.body;
            return { ...response, body: observedPieces(id, pieces, emit) };
        },
        isBusy: () => busy > 0,
    };
}

function* observedPieces(id: number, pieces: Iterable<Piece>, emit: (event: RunEvent) => void): Generator<Piece> {
    for (const piece of pieces) {
        if (piece instanceof Uint8Array) emit({ kind: "piece", id, bytes: piece });
        yield piece;
    }
    emit({ kind: "response-end", id });
}

/** Follows a redirect as fetch does: without the token if it leads to another origin. */
async function followed(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
    const response = await send(request);
    const to = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || to === null || request.redirect === "manual") return response;
    if (request.redirect === "error") throw new TypeError("fetch failed", { cause: new Error("unexpected redirect") });
    const next = new Request(new URL(to, request.url), { headers: request.headers, signal: request.signal });
    if (new URL(next.url).origin !== new URL(request.url).origin) next.headers.delete("authorization");
    return await send(next);
}

async function filledRequest(request: Request): Promise<FilledRequest> {
    const { method, url, headers } = request;
    return { method, url, headers: [...headers], body: new Uint8Array(await request.arrayBuffer()) };
}

const headersOf = (entries: readonly HeaderEntry[]): Headers => new Headers(entries.map(([...entry]) => entry));

const emptyBody = (): ProviderResponse["body"] => new ReadableStream({ start: (controller) => controller.close() });

/** The response of fetch for a `data:` URL, which the worker's policy blocks. */
export function dataUrlResponse(url: string): Response {
    const [, type = "", base64, data = ""] = /^data:([^,]*?)(;base64)?,(.*)$/s.exec(url) ?? [];
    const text = decodeURIComponent(data);
    const body = base64 ? bytesFromBase64(text) : text;
    return new Response(body, { headers: { "content-type": type || "text/plain;charset=US-ASCII" } });
}
