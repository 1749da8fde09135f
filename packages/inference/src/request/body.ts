/** Reading a response's body piece by piece, within its time and size. */
import { type ErrorContext, InferenceError } from "../errors/inference-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { type Clock, within } from "./clock.ts";

/** How large a response may be, in bytes: a video fits, an endless response does not. */
export const defaultMaxBytes = 512 * 2 ** 20;

/** @param what is larger, as the beginning of a sentence */
export const tooLarge = (what: string, maxBytes: number, context: ErrorContext): ProviderOutputError =>
    new ProviderOutputError(
        `${what} of ${context.provider} is larger than ${maxBytes} bytes. Allow more with the option maxBytes.`,
        context,
    );

/**
 * The pieces of a body. Leaving the loop early cancels the request; what is not asked for is not read.
 * @throws TimeoutError, AbortedError, or InferenceError when the connection breaks
 */
export async function* bodyPieces(
    response: Response,
    clock: Clock,
    context: ErrorContext,
): AsyncGenerator<Uint8Array, void, undefined> {
    if (response.body === null) return;
    const reader = response.body.getReader();
    let done = false;
    try {
        while (!done) {
            const piece = await within(clock, "idle", context, () => read(reader, context));
            done = piece.done;
            if (piece.value) yield piece.value;
        }
    } finally {
        if (!done) await reader.cancel().catch(() => {});
    }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>, context: ErrorContext) {
    try {
        return await reader.read();
    } catch (cause) {
        throw new InferenceError(
            `The connection to ${context.provider} broke in the middle of the response. Try again.`,
            { ...context, cause },
        );
    }
}

/** All bytes of a body. @throws ProviderOutputError when there are more than `maxBytes` */
export async function bodyBytes(
    response: Response,
    clock: Clock,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array[] = [];
    let size = 0;
    for await (const piece of bodyPieces(response, clock, context)) {
        size += piece.length;
        if (size > maxBytes) throw tooLarge("The response", maxBytes, context);
        pieces.push(piece);
    }
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const piece of pieces) {
        bytes.set(piece, offset);
        offset += piece.length;
    }
    return bytes;
}
