/** Sends requests to a provider through the page, which has the token and network access. */
import type { HeaderEntry } from "../protocol.ts";
import type { FilledRequest, ToPage, ToWorker } from "./port-messages.ts";

/** A provider's response. */
export type ProviderResponse = {
    readonly status: number;
    readonly headers: readonly HeaderEntry[];
    readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/**
 * Sends a request to a provider.
 *
 * @param signal aborts the request
 * @returns the response, with a streaming body; rejects with a TypeError, as fetch does, if there is none
 */
export type SendToProvider = (request: FilledRequest, signal?: AbortSignal) => Promise<ProviderResponse>;

type Waiting = {
    readonly head: PromiseWithResolvers<ProviderResponse>;
    body?: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
};

/** @param post posts a message to the page */
export function createRelayClient(post: (message: ToPage) => void): {
    readonly send: SendToProvider;
    /** Handles the page's messages about responses. */
    readonly handle: (message: Exclude<ToWorker, { kind: "run" | "part" | "ping" }>) => void;
} {
    const waiting = new Map<number, Waiting>();
    let last = 0;

    function fail(id: number, reason: unknown): void {
        const one = waiting.get(id);
        if (!one) return;
        waiting.delete(id);
        one.head.reject(reason);
        one.body?.error(reason);
    }

    return {
        send(request, signal) {
            signal?.throwIfAborted();
            last += 1;
            const id = last;
            const head = Promise.withResolvers<ProviderResponse>();
            waiting.set(id, { head });
            signal?.addEventListener("abort", () => {
                post({ kind: "provider-abort", id });
                fail(id, signal.reason);
            });
            post({ kind: "provider-request", id, request });
            return head.promise;
        },
        handle(message) {
            const { id } = message;
            const one = waiting.get(id);
            if (!one) return;
            switch (message.kind) {
                case "provider-response": {
                    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
                        start(controller) {
                            one.body = controller;
                        },
                        cancel() {
                            waiting.delete(id);
                            post({ kind: "provider-abort", id });
                        },
                    });
                    one.head.resolve({ status: message.status, headers: message.headers, body });
                    return;
                }
                case "provider-piece":
                    one.body?.enqueue(message.bytes);
                    return;
                case "provider-end":
                    waiting.delete(id);
                    one.body?.close();
                    return;
                case "provider-error":
                    fail(id, new TypeError("fetch failed", { cause: new Error(message.message) }));
            }
        },
    };
}
