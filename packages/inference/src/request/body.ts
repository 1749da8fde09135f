/** Reading a response's body piece by piece, within its time and size. */
import { type ErrorContext, InferenceError } from "../errors/inference-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { type Clock, stopwatch } from "./clock.ts";

/** How large a response may be, in bytes: a video fits, an endless response does not. */
export const defaultMaxBytes = 512 * 2 ** 20;

/** @param what is larger, as the beginning of a sentence */
export const tooLarge = (what: string, maxBytes: number, context: ErrorContext): ProviderOutputError =>
    new ProviderOutputError(
        `${what} of ${context.provider} is larger than ${maxBytes} bytes. Allow more with the option maxBytes.`,
        context,
    );

export type BodyReader = {
    /**
     * The next piece; undefined at the end. What is not asked for is not read.
     * @throws TimeoutError, AbortedError, or InferenceError when the connection breaks
     */
    readonly read: () => Promise<Uint8Array | undefined>;
    /** Lets the request go, if the body has not been read to its end. */
    readonly end: () => Promise<void>;
};

export function bodyReader({ body }: Response, clock: Clock, context: ErrorContext): BodyReader {
    const reader = body?.getReader();
    let failure: Error | undefined;
    // A reader that is cancelled has nothing more to read, and says so to whoever waits.
    const cancel = async () => await reader?.cancel().catch(() => {});
    const watch = stopwatch(clock, "idle", context, (error) => {
        failure = error;
        cancel();
    });
    return {
        read: async () => {
            try {
                watch.start();
                const piece = await reader?.read();
                if (failure) throw failure;
                return piece?.value;
            } catch (cause) {
                if (failure) throw failure;
                throw new InferenceError(
                    `The connection to ${context.provider} broke in the middle of the response. Try again.`,
                    { ...context, cause },
                );
            } finally {
                watch.stop();
            }
        },
        end: async () => {
            watch.end();
            await cancel();
        },
    };
}

/** All bytes of a body. @throws ProviderOutputError when there are more than `maxBytes` */
export async function bodyBytes(
    response: Response,
    clock: Clock,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): Promise<Uint8Array<ArrayBuffer>> {
    const body = bodyReader(response, clock, context);
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
    const bytes = new Uint8Array(size);
    let offset = 0;
    for (const piece of pieces) {
        bytes.set(piece, offset);
        offset += piece.length;
    }
    return bytes;
}
