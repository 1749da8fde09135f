/** Sends a worker's requests to providers, with the reader's token, which only this page has. */

import { withoutSecret } from "@callsheet/inference/redaction";
import { hasPlaceholder, withToken } from "../placeholder-token.ts";
import { runFailures } from "../protocol.ts";
import type { FilledRequest, ToPage, ToWorker } from "../worker/port-messages.ts";
import { hostsOfToken, isReached } from "./hosts.ts";

export type Refusal = { readonly name: string; readonly message: string };

export type Relay = {
    readonly handle: (message: Extract<ToPage, { kind: "provider-request" | "provider-abort" }>) => void;
    /** Aborts all open requests. */
    readonly close: () => void;
};

type Parts = {
    readonly token: string;
    /** The program's text, or any text that contains the names of its key variables. */
    readonly program: string;
    readonly post: (message: ToWorker) => void;
    /** Called if there can be no response. This ends the run, because the program could only guess the reason. */
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
        const controller = new AbortController();
        open.set(id, controller);
        try {
            const response = await fetch(url, { ...outgoing(request, token, own), signal: controller.signal });
            // Whatever a service says of the token, the program does not get it.
            const redact = (text: string) => withoutSecret(text, token);
            const headers = [...response.headers].map(([name, value]) => [name, redact(value)] as const);
            post({ kind: "provider-response", id, status: response.status, headers });
            const body = isText(response) ? response.body?.pipeThrough(eachLine(redact)) : response.body;
            if (body) await postPieces(id, body, post);
            post({ kind: "provider-end", id });
        } catch (error) {
            if (controller.signal.aborted) return;
            // The browser does not tell a page why a request failed, so we only report the host.
            onRefused({ name: runFailures.notReached, message: url.host });
            post({ kind: "provider-error", id, message: error instanceof Error ? error.message : String(error) });
        } finally {
            open.delete(id);
        }
    }

    return {
        handle(message) {
            if (message.kind === "provider-request") void send(message.id, message.request);
            else open.get(message.id)?.abort();
        },
        close() {
            for (const controller of open.values()) controller.abort();
        },
    };
}

async function postPieces(
    id: number,
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    post: (message: ToWorker) => void,
): Promise<void> {
    for (const reader = body.getReader(); ; ) {
        const { value, done } = await reader.read();
        if (done) return;
        post({ kind: "provider-piece", id, bytes: value });
    }
}

const isText = ({ headers }: Response): boolean => /^text\/|json|xml/i.test(headers.get("content-type") ?? "text/");

/** Changes each line of a text. A line is passed on when its end is there, as the events of a stream have one. */
function eachLine(change: (line: string) => string): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
    let rest = "";
    return new TransformStream({
        transform(piece, controller) {
            rest += decoder.decode(piece, { stream: true });
            const end = rest.lastIndexOf("\n") + 1;
            if (end > 0) controller.enqueue(encoder.encode(change(rest.slice(0, end))));
            rest = rest.slice(end);
        },
        flush(controller) {
            const last = rest + decoder.decode();
            if (last !== "") controller.enqueue(encoder.encode(change(last)));
        },
    });
}

/** Headers in which SDKs identify themselves. Few services allow them in cross-origin requests. */
const sdkHeaders = /^(?:x-stainless-|user-agent$)/;

/**
 * The request to send. Only a host that the token is for receives it, and only in a header; for any other host the
 * header is removed. A request with the token follows no redirect, which could lead to another host.
 *
 * @param own the hosts that the token is for
 */
export function outgoing(
    { method, url, headers, body }: FilledRequest,
    token: string,
    own: readonly string[],
): RequestInit {
    // Only GET requests to the Hub carry the token: others could change the reader's account.
    const { host } = new URL(url);
    const mayHaveToken = own.includes(host) && (host !== "huggingface.co" || method === "GET");
    const sent = headers
        .filter(([name, value]) => !sdkHeaders.test(name) && (mayHaveToken || !hasPlaceholder(value)))
        .map(([name, value]): [string, string] => [name, withToken(value, token)]);
    const hasToken = headers.some(([, value]) => hasPlaceholder(value)) && mayHaveToken;
    return {
        method,
        headers: sent,
        ...(body.length > 0 && method !== "GET" && method !== "HEAD" && { body }),
        redirect: hasToken ? "error" : "follow",
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
    };
}
