/** Reading a response's body piece by piece, within its time and size. */
import { type ErrorContext, InferenceError } from "../errors/inference-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import type { Watch } from "./clock.ts";

/** How large a response may be, in bytes: a video fits, an endless response does not. */
export const defaultMaxBytes = 512 * 2 ** 20;

/** @param what is larger, as the beginning of a sentence */
export const tooLarge = (what: string, maxBytes: number, context: ErrorContext): ProviderOutputError =>
    new ProviderOutputError(
        `${what} of ${context.provider} is larger than ${maxBytes} bytes. Allow more with the option maxBytes.`,
        context,
    );

/** A response whose body has not been read, and what watches over it. */
export type Unread = { readonly response: Response; readonly watch: Watch };

export type BodyReader = {
    /**
     * The next piece; undefined at the end. What is not asked for is not read.
     * @throws TimeoutError, AbortedError, or InferenceError when the connection breaks
     */
    readonly read: () => Promise<Uint8Array | undefined>;
    /** Lets the request go, if the body has not been read to its end. */
    readonly end: () => Promise<void>;
};

export function bodyReader({ response, watch }: Unread, context: ErrorContext): BodyReader {
    const reader = response.body?.getReader();
    // A reader that is cancelled has nothing more to read, and says so to whoever waits.
    const cancel = async () => await reader?.cancel().catch(() => {});
    watch.tell(cancel);
    const arrived = (result?: { readonly value: Uint8Array | undefined }) => {
        watch.stop();
        const failure = watch.failure();
        if (failure) throw failure;
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
            await cancel();
        },
    };
}

/** All bytes of a body. @throws ProviderOutputError when there are more than `maxBytes` */
export async function bodyBytes(
    unread: Unread,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): Promise<Uint8Array<ArrayBuffer>> {
    const body = bodyReader(unread, context);
    const pieces: Uint8Array[] = [];
    let size = 0;
    try {
        for (let piece = await body.read(); piece; piece = await body.read()) {
            size += piece.length;
            if (size > maxBytes) throw tooLarge("The response", maxBytes, context);
            pieces.push(piece);
        }
    } finally {
        await body.end();
    }
    const [first] = pieces;
    if (first?.buffer instanceof ArrayBuffer && pieces.length === 1) return first as Uint8Array<ArrayBuffer>;
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const piece of pieces) {
        bytes.set(piece, offset);
        offset += piece.length;
    }
    return bytes;
}

/** Made once: it keeps nothing of a text that it has read whole. */
const decoder = new TextDecoder();

/** Bytes as text, in UTF-8. */
export const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);
