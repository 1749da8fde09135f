/** Asking a provider by way of the page, which has the token, and may reach the network. */
import type { HeaderEntry } from "../protocol.ts";
import type { FilledRequest, ToPage, ToWorker } from "./port-messages.ts";

/** What a provider answers. */
export type Answer = {
    readonly status: number;
    readonly headers: readonly HeaderEntry[];
    readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
};

/**
 * Sends a request to a provider.
 *
 * @param signal ends it
 * @returns the answer, whose body comes as it comes; rejects with a TypeError, as fetch does, where there is none
 */
export type Ask = (request: FilledRequest, signal?: AbortSignal) => Promise<Answer>;

type Waiting = {
    readonly head: PromiseWithResolvers<Answer>;
    body?: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
};

/** @param post tells the page */
export function askThePage(post: (message: ToPage) => void): {
    readonly ask: Ask;
    /** To be called with what the page answers. */
    readonly answered: (message: Exclude<ToWorker, { kind: "run" | "part" }>) => void;
} {
    const waiting = new Map<number, Waiting>();
    let last = 0;

    function forget(id: number, reason: unknown): void {
        const one = waiting.get(id);
        if (!one) return;
        waiting.delete(id);
        one.head.reject(reason);
        one.body?.error(reason);
    }

    return {
        ask(request, signal) {
            signal?.throwIfAborted();
            last += 1;
            const id = last;
            const head = Promise.withResolvers<Answer>();
            waiting.set(id, { head });
            signal?.addEventListener("abort", () => {
                post({ kind: "ask-ended", id });
                forget(id, signal.reason);
            });
            post({ kind: "ask", id, request });
            return head.promise;
        },
        answered(message) {
            const { id } = message;
            const one = waiting.get(id);
            if (!one) return;
            switch (message.kind) {
                case "answer": {
                    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
                        start(controller) {
                            one.body = controller;
                        },
                        cancel() {
                            waiting.delete(id);
                            post({ kind: "ask-ended", id });
                        },
                    });
                    one.head.resolve({ status: message.status, headers: message.headers, body });
                    return;
                }
                case "answer-piece":
                    one.body?.enqueue(message.bytes);
                    return;
                case "answer-end":
                    waiting.delete(id);
                    one.body?.close();
                    return;
                case "answer-failed":
                    forget(id, new TypeError("fetch failed", { cause: new Error(message.message) }));
            }
        },
    };
}
