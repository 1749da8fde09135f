/** Sends what a worker asks for to providers, with the reader's token, which only this page has. */

import { hasPlaceholder, withToken } from "../placeholder-token.ts";
import { runFailures } from "../protocol.ts";
import type { FilledRequest, ToPage, ToWorker } from "../worker/port-messages.ts";
import { hostsOfToken, isReached } from "./hosts.ts";

export type Refusal = { readonly name: string; readonly message: string };

export type Relay = {
    readonly handle: (message: Extract<ToPage, { kind: "ask" | "ask-ended" }>) => void;
    /** Ends what is on its way. */
    readonly close: () => void;
};

type Parts = {
    readonly token: string;
    /** The program's text, or that of what names its variables. */
    readonly program: string;
    readonly post: (message: ToWorker) => void;
    /** Told where no answer can come, which ends the run: a program could only guess at the reason. */
    readonly onRefused: (refusal: Refusal) => void;
    /** Default: the page's own. */
    readonly fetch?: typeof globalThis.fetch;
};

export function createRelay({ token, program, post, onRefused, fetch = globalThis.fetch }: Parts): Relay {
    const open = new Map<number, AbortController>();
    const own = hostsOfToken(token, program);

    async function send(id: number, request: FilledRequest): Promise<void> {
        const url = new URL(request.url);
        if (url.protocol !== "https:" || !isReached(url.host)) {
            onRefused({ name: runFailures.notAllowed, message: url.host });
            return;
        }
        const stop = new AbortController();
        open.set(id, stop);
        try {
            const response = await fetch(url, { ...outgoing(request, token, own), signal: stop.signal });
            post({ kind: "answer", id, status: response.status, headers: [...response.headers] });
            if (response.body) await handOn(id, response.body, post);
            post({ kind: "answer-end", id });
        } catch (error) {
            if (stop.signal.aborted) return;
            // What a browser keeps from a page, it does not give a reason for.
            onRefused({ name: runFailures.notReached, message: url.host });
            post({ kind: "answer-failed", id, message: error instanceof Error ? error.message : String(error) });
        } finally {
            open.delete(id);
        }
    }

    return {
        handle(message) {
            if (message.kind === "ask") void send(message.id, message.request);
            else open.get(message.id)?.abort();
        },
        close() {
            for (const stop of open.values()) stop.abort();
        },
    };
}

async function handOn(
    id: number,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    post: (message: ToWorker) => void,
): Promise<void> {
    for (const reader = body.getReader(); ; ) {
        const { value, done } = await reader.read();
        if (done) return;
        post({ kind: "answer-piece", id, bytes: value });
    }
}

/** What SDKs say of themselves, which few services let a page of another site say. */
const ownWords = /^(?:x-stainless-|user-agent$)/;

/**
 * What goes out. The token is in it only for a host that it is for, and only in a header; to any other the header does
 * not go at all. With the token no redirect is followed: it would lead to somebody whom nobody chose.
 *
 * @param own the hosts that the token is for
 */
export function outgoing(
    { method, url, headers, body }: FilledRequest,
    token: string,
    own: readonly string[],
): RequestInit {
    // The Hub is only asked things: its API could also do them.
    const { host } = new URL(url);
    const mayKnow = own.includes(host) && (host !== "huggingface.co" || method === "GET");
    const sent = headers
        .filter(([name, value]) => !ownWords.test(name) && (mayKnow || !hasPlaceholder(value)))
        .map(([name, value]): [string, string] => [name, withToken(value, token)]);
    const withIt = headers.some(([, value]) => hasPlaceholder(value)) && mayKnow;
    return {
        method,
        headers: sent,
        ...(body.length > 0 && method !== "GET" && method !== "HEAD" && { body }),
        redirect: withIt ? "error" : "follow",
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
    };
}
