/** What a call sent and received, as its fetch saw it: for the results and the errors of the AI SDK. */
import { withoutSecret } from "@callsheet/inference/redaction";

/** A request of a call, and the response to it as far as it has arrived. */
type Exchange = {
    readonly url: string;
    /** The body as it was sent, if it is a text. */
    readonly requestText: string | undefined;
    /** The headers of the response; undefined without one. */
    readonly headers: Record<string, string> | undefined;
    /** The body of the response, if it is a text of reasonable length and has been read to its end. */
    readonly responseText: () => string | undefined;
};

/** The exchanges of one call. */
export type Exchanges = {
    /** The call itself, without what else it took: asking the Hub, polling a job, fetching a result. */
    readonly main: () => Exchange | undefined;
    /** The last one, which is the one that failed if the call did. */
    readonly last: () => Exchange | undefined;
};

/** A body that is longer is not kept: it holds a file. */
const maxBytes = 4 * 2 ** 20;

/**
 * Watches a fetch.
 * @param token removed from all that is kept of a response: some services repeat it
 */
export function watchFetch(
    fetch: typeof globalThis.fetch,
    token: string | undefined,
): { readonly fetch: typeof globalThis.fetch; readonly exchanges: Exchanges } {
    let main: Exchange | undefined;
    let last: Exchange | undefined;
    return {
        exchanges: { main: () => main, last: () => last },
        fetch: async (input, init) => {
            const keep = (headers: Exchange["headers"], responseText: Exchange["responseText"]) => {
                const url = input instanceof Request ? input.url : String(input);
                const requestText = typeof init?.body === "string" ? init.body : undefined;
                last = { url, requestText, headers, responseText };
                // Nothing but the call itself is posted first. A job may be polled by POST at another address.
                if (init?.method === "POST" && (main === undefined || main.url === url)) main = last;
            };
            keep(undefined, () => undefined);
            const response = await fetch(input, init);
            const { kept, text } = withCopy(response);
            const safe = (value: string) => withoutSecret(value, token ?? "");
            const headers = Object.fromEntries([...response.headers].map(([name, value]) => [name, safe(value)]));
            keep(headers, () => {
                const body = text();
                return body === undefined ? undefined : safe(body);
            });
            return kept;
        },
    };
}

/** A response whose text is kept as it is read; as it is if it has none, or none that is worth keeping. */
function withCopy(response: Response): { readonly kept: Response; readonly text: () => string | undefined } {
    const { body, status, statusText, headers } = response;
    const isText = /\bjson\b|^text\/(?!event-stream)/.test(headers.get("content-type") ?? "");
    if (!(body instanceof ReadableStream) || !(isText || status >= 400))
        return { kept: response, text: () => undefined };
    const pieces: Uint8Array[] = [];
    let [size, isWhole] = [0, false];
    const copied = body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
            transform(piece, controller) {
                size += piece.length;
                if (size <= maxBytes) pieces.push(piece);
                controller.enqueue(piece);
            },
            flush() {
                isWhole = true;
            },
        }),
    );
    return {
        kept: new Response(copied, { status, statusText, headers }),
        text: () => (isWhole && size <= maxBytes ? textOf(pieces) : undefined),
    };
}

function textOf(pieces: readonly Uint8Array[]): string {
    const decoder = new TextDecoder();
    return pieces.map((piece) => decoder.decode(piece, { stream: true })).join("") + decoder.decode();
}

/** A text as the JSON that it holds, or as it is. */
export function jsonOf(text: string | undefined): unknown {
    try {
        return text === undefined ? undefined : JSON.parse(text);
    } catch {
        return text;
    }
}

/** The request of a call as the results of the AI SDK have it. */
export function requestOf({ main }: Exchanges): { readonly body?: unknown } {
    const text = main()?.requestText;
    return text === undefined ? {} : { body: jsonOf(text) };
}

/** The response to a call as the results of the AI SDK have it. */
export function responseOf({ main }: Exchanges): {
    readonly headers?: Record<string, string>;
    readonly body?: unknown;
} {
    const { headers, responseText } = main() ?? {};
    const text = responseText?.();
    return { ...(headers && { headers }), ...(text !== undefined && { body: jsonOf(text) }) };
}
