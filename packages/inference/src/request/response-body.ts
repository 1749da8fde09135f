/** Reads the body of a response piece by piece, within the limits of time and size. */
import { type ErrorContext, InferenceError, ProviderOutputError } from "../errors/errors.ts";
import { parseJson } from "../errors/excerpt.ts";
import type { Watch } from "./clock.ts";

/**
 * The default maximum size of a response, in bytes: a video fits, an endless response does not. It is also the limit of a
 * text, whatever the caller allows: a string of Node is a little shorter than 512 MiB.
 */
export const defaultMaxBytes = 500 * 2 ** 20;

/** @param what the thing that is too large, as the start of a sentence */
export const tooLarge = (what: string, maxBytes: number, context: ErrorContext): ProviderOutputError =>
    new ProviderOutputError(
        `${what} of ${context.provider} is larger than ${maxBytes} bytes. Allow more with the option maxBytes.`,
        context,
    );

/** A response whose body has not been read, with its watch. */
export type Unread = { readonly response: Response; readonly watch: Watch };

export type BodyReader = {
    /**
     * The next piece; undefined at the end. Nothing is read ahead.
     * @throws TimeoutError, AbortedError, or InferenceError when the connection breaks
     */
    readonly read: () => Promise<Uint8Array | undefined>;
    /** Cancels the request, unless the body has been read to its end. */
    readonly end: () => Promise<void>;
    /**
     * Discards the rest of the body in the background, so that the connection can serve the next call. A rest that
     * takes longer than a second is cancelled.
     */
    readonly finish: () => void;
};

const drainTimeout = 1000;

export function bodyReader({ response, watch }: Unread, context: ErrorContext): BodyReader {
    const reader = readerOf(response);
    // Cancelling also ends a read that is pending.
    const cancel = async () => {
        await reader?.cancel().catch(() => {});
    };
    watch.onFailure(cancel);
    let hasEnded = reader === undefined;
    const arrived = (result?: Awaited<ReturnType<Reader["read"]>>) => {
        watch.stop();
        const failure = watch.failure();
        if (failure) throw failure;
        if (result?.done) hasEnded = true;
        return result?.value;
    };
    const broken = (cause: unknown) => {
        watch.stop();
        const broke = `The connection to ${context.provider} broke in the middle of the response. Try again.`;
        throw watch.failure() ?? new InferenceError(broke, { ...context, cause });
    };
    return {
        read() {
            watch.start("idle");
            return reader ? reader.read().then(arrived, broken) : Promise.resolve(undefined).then(arrived);
        },
        async end() {
            watch.end();
            if (!hasEnded) await cancel();
        },
        finish() {
            watch.end();
            if (reader && !hasEnded) drain(reader, cancel);
        },
    };
}

/** What this module needs of a reader. */
type Reader = {
    readonly read: () => Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
    readonly cancel: () => Promise<unknown>;
};

/** Whether the body of a response can be read as it arrives. React Native's own fetch gives no such body. */
export const hasStream = ({ body }: Response): boolean =>
    body !== undefined && (body === null || "getReader" in body || Symbol.asyncIterator in body);

/** The reader of a body, in whichever form the program's fetch gives it; undefined if there is none. */
function readerOf(response: Response): Reader | undefined {
    const { body } = response;
    if (body === null) return undefined;
    if (body !== undefined && "getReader" in body) return body.getReader();
    // The body of node-fetch is a stream of Node.
    const stream: unknown = body;
    if (isIterable(stream)) {
        const pieces = stream[Symbol.asyncIterator]();
        return {
            read: async () => await pieces.next(),
            cancel: async () => await pieces.return?.(),
        };
    }
    let isRead = false;
    return {
        async read() {
            if (isRead) return { done: true };
            isRead = true;
            return { done: false, value: new Uint8Array(await response.arrayBuffer()) };
        },
        cancel: async () => {},
    };
}

const isIterable = (body: unknown): body is AsyncIterable<Uint8Array> =>
    typeof body === "object" && body !== null && Symbol.asyncIterator in body;

async function drain(reader: Reader, cancel: () => Promise<void>): Promise<void> {
    const timer = setTimeout(cancel, drainTimeout);
    try {
        while (!(await reader.read()).done);
    } catch {
        // The response is complete: a connection that breaks now does not matter.
    }
    clearTimeout(timer);
}

/** All bytes of a body. @throws ProviderOutputError when there are more than `maxBytes` */
export async function bodyBytes(
    unread: Unread,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): Promise<Uint8Array<ArrayBuffer>> {
    const body = bodyReader(unread, context);
    const buffer = byteBuffer();
    let size = 0;
    try {
        for (let piece = await body.read(); piece; piece = await body.read()) {
            size += piece.length;
            if (size > maxBytes) throw tooLarge("The response", maxBytes, context);
            buffer.add(piece);
        }
    } finally {
        await body.end();
    }
    return buffer.bytes();
}

/** Bytes that arrive in pieces. */
export type ByteBuffer = {
    readonly add: (piece: Uint8Array) => void;
    readonly bytes: () => Uint8Array<ArrayBuffer>;
};

/** One buffer, which doubles when it is full: a piece of one byte takes a hundred as an object. */
export function byteBuffer(): ByteBuffer {
    let bytes = new Uint8Array();
    let size = 0;
    return {
        add(piece) {
            const end = size + piece.length;
            if (size === 0 && piece.buffer instanceof ArrayBuffer) {
                // Not copied: it is often the only piece.
                bytes = piece as Uint8Array<ArrayBuffer>;
            } else {
                if (end > bytes.length) {
                    const larger = new Uint8Array(Math.max(end, 2 * bytes.length));
                    larger.set(bytes);
                    bytes = larger;
                }
                bytes.set(piece, size);
            }
            size = end;
        },
        bytes: () => bytes.subarray(0, size),
    };
}

/** Shared: a decoder keeps no state after a complete decode. */
const decoder = new TextDecoder();

/** Decodes UTF-8. @throws ProviderOutputError when the text is longer than a string can be */
export function textOf(bytes: Uint8Array, context: ErrorContext): string {
    if (bytes.length > defaultMaxBytes) throw tooLarge("The text", defaultMaxBytes, context);
    return decoder.decode(bytes);
}

/**
 * Reads the body of a response: JSON if it is labelled as JSON or parses as such, a string for text, else a Blob.
 * @throws ProviderOutputError if it is labelled as JSON and does not parse, or is too large
 */
export async function readBody(unread: Unread, context: ErrorContext, maxBytes?: number): Promise<unknown> {
    const type = unread.response.headers.get("content-type") ?? "";
    const bytes = await bodyBytes(unread, context, maxBytes);
    if (/\bjson\b/.test(type)) {
        const what = "says that its response is JSON, but it does not parse";
        return parseJson(textOf(bytes, context), what, context);
    }
    const isText = type.startsWith("text/") || type.startsWith("application/x-subrip");
    if (!isText && !looksLikeJson(type, bytes)) return new Blob([bytes], { type });
    const text = textOf(bytes, context);
    // A text such as 42 is JSON too, but no response.
    if (isText && !/^\s*[{[]/.test(text)) return text;
    try {
        return JSON.parse(text);
    } catch {
        return isText ? text : new Blob([bytes], { type });
    }
}

/** Whether bytes without a label begin like a JSON object or list: no image, audio or video does. */
const looksLikeJson = (type: string, [first]: Uint8Array): boolean =>
    (type === "" || type.startsWith("application/octet-stream")) && (first === 0x7b || first === 0x5b);
