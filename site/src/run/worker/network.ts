/** What a program's requests reach: the sandbox, right here in the worker, or a provider, by way of the page. */
import { createHandler, type Piece, type Written } from "@callsheet/sandbox/handler";
import type { HeaderEntry, Network, RunEvent } from "../protocol.ts";
import type { Answer, Ask } from "./ask-the-page.ts";
import { dataUrlResponse } from "./data-url.ts";
import type { Answers, FilledRequest } from "./port-messages.ts";

export type WorkerNetwork = {
    readonly mode: Network;
    /** As the global fetch. */
    readonly fetch: typeof globalThis.fetch;
    /**
     * The sandbox's answer at once, for whoever cannot wait. Its pieces are told to the page as they are taken; a pause
     * among them is the caller's to keep, or not.
     */
    readonly respond: (request: FilledRequest) => Written;
    /** Whether something is on its way, or was until just now. */
    readonly isBusy: () => boolean;
};

type Parts = {
    readonly mode: Network;
    readonly answers: Answers;
    readonly emit: (event: RunEvent) => void;
    readonly ask: Ask;
};

export function createNetwork({ mode, answers, emit, ask }: Parts): WorkerNetwork {
    const sandbox = createHandler({ ...answers, servesUnlisted: true });
    let last = 0;
    let busy = 0;

    function tellRequest(request: FilledRequest): number {
        last += 1;
        emit({ kind: "request", id: last, ...request });
        return last;
    }

    async function answerOf(request: FilledRequest, signal: AbortSignal): Promise<Answer> {
        if (mode === "provider") return await ask(request, signal);
        const { method, url, headers, body } = request;
        const own = new Request(url, { method, headers: headersOf(headers), signal, ...(body.length > 0 && { body }) });
        const response = await sandbox.fetch(own);
        return { status: response.status, headers: [...response.headers], body: response.body ?? emptyBody() };
    }

    async function send(request: Request): Promise<Response> {
        const filled = await filledRequest(request);
        const id = tellRequest(filled);
        const { status, headers, body } = await answerOf(filled, request.signal);
        emit({ kind: "response", id, status, headers });
        const isEmpty = [101, 204, 205, 304].includes(status);
        const told = toldBody(id, body, request.signal);
        if (isEmpty) emit({ kind: "response-end", id });
        const response = new Response(isEmpty ? null : told, { status, headers: headersOf(headers) });
        // A response that a program makes has no address; one that came has.
        return Object.defineProperty(response, "url", { value: request.url });
    }

    /** The body, which comes whether or not the program reads it, as it does over a network; the page is told of each piece. */
    function toldBody(id: number, body: Answer["body"], signal: AbortSignal): Answer["body"] {
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
            const id = tellRequest(request);
            const written = sandbox.respond({ ...request, headers: headersOf(request.headers) });
            emit({ kind: "response", id, status: written.status, headers: Object.entries(written.headers) });
            const pieces = written.body instanceof Uint8Array ? [written.body] : written.body;
            return { ...written, body: toldPieces(id, pieces, emit) };
        },
        isBusy: () => busy > 0,
    };
}

function* toldPieces(id: number, pieces: Iterable<Piece>, emit: (event: RunEvent) => void): Generator<Piece> {
    for (const piece of pieces) {
        if (piece instanceof Uint8Array) emit({ kind: "piece", id, bytes: piece });
        yield piece;
    }
    emit({ kind: "response-end", id });
}

/** A redirect is followed as fetch follows it: without the token, where it leads elsewhere. */
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

const emptyBody = (): Answer["body"] => new ReadableStream({ start: (controller) => controller.close() });
