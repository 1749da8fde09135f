import { type ErrorContext, InferenceError, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { parseJson } from "../errors/excerpt.ts";
import { errorDespiteStatus } from "./check-output.ts";
import { errorIn, errorText } from "./error-text.ts";
import { eventDecoder } from "./event-decoder.ts";
import type { Source } from "./iterate-source.ts";
import {
    type ByteBuffer,
    bodyReader,
    byteBuffer,
    defaultMaxBytes,
    hasStream,
    textOf,
    tooLarge,
    type Unread,
} from "./response-body.ts";

/** The default maximum size of an event, in bytes: an image fits, a line without an end does not. */
const defaultMaxEventBytes = 64 * 2 ** 20;

/** Gets what a streamed response holds, as JSON. */
export type StreamTaker = {
    /** Takes an event. */
    readonly event: (event: unknown) => void;
    /** Takes the output of a server that responded at once although it was asked to stream. */
    readonly whole: (body: unknown) => void;
};

/**
 * The source of a streamed response's events, until `[DONE]` or the end. What it is, its text says: servers label their
 * streams as JSON, and errors as streams.
 *
 * @throws ProviderApiError when the response is an error
 * @throws ProviderOutputError when the response is not a stream, or an event is larger than `maxBytes`
 */
export function eventsIn(
    { response, watch }: Unread,
    context: ErrorContext,
    take: StreamTaker,
    maxBytes = defaultMaxEventBytes,
): Source<Uint8Array | undefined> {
    if (!hasStream(response)) {
        watch.end();
        throw new InferenceError(
            "The fetch of this program gives responses that cannot be read as they arrive. Pass one that does as the option fetch, or call without streaming.",
            context,
        );
    }
    const body = bodyReader({ response, watch }, context);
    const type = response.headers.get("content-type") ?? "";
    const isLabelled = type.startsWith("text/event-stream");
    /** What came before the first event: it may turn out to be a response without any. */
    let start: ByteBuffer | undefined = byteBuffer();
    /** The number of bytes since the last event. */
    let size = 0;
    /** How much the decoder holds of an event that is not complete. */
    let held = 0;
    let isDone = false;
    const decode = eventDecoder((data, type, isComplete) => {
        start = undefined;
        size = 0;
        isDone ||= !data.startsWith("{") && data.trim() === "[DONE]";
        if (isDone) return;
        // Within a piece we count characters, which are never more than the bytes.
        if (data.length > maxBytes) throw tooLarge("An event", maxBytes, context);
        if (data.trim() !== "") take.event(readEvent(data, type, isComplete, context));
    });
    /** Takes a response in which no event has begun. */
    const takeWhole = (bytes: Uint8Array) => {
        const text = textOf(bytes, context).trim();
        if (/^[{[]/.test(text)) {
            const value = parseJson(text, "says that its response is JSON, but it does not parse", context);
            const error = errorIn(value);
            if (error !== undefined) throw errorDespiteStatus(error, context);
            take.whole(value);
        } else if (!isLabelled || text.startsWith("<")) {
            const label = `${context.provider} was asked to stream, but responded with ${type || "no content type"}`;
            throw new ProviderOutputError(`${label}: ${errorText(text, context) || "(empty)"}`, context);
        }
    };
    return {
        read: body.read,
        take(piece) {
            const length = piece?.length ?? 0;
            // A longer string would be an error of the platform.
            if (held + length > defaultMaxBytes) throw tooLarge("An event", defaultMaxBytes, context);
            size += length;
            if (piece) start?.add(piece);
            held = decode(piece);
            if (Math.max(size, held) > maxBytes) throw tooLarge("An event", maxBytes, context);
            isDone ||= piece === undefined;
            if (isDone && start) takeWhole(start.bytes());
            return !isDone;
        },
        end: async () => (isDone ? body.finish() : await body.end()),
    };
}

/**
 * Parses the JSON of an event.
 * @throws ProviderApiError when it is an error
 * @throws ProviderOutputError when it is not JSON, or is incomplete
 */
function readEvent(data: string, type: string, isComplete: boolean, context: ErrorContext): unknown {
    if (type === "error") throw streamError(data, context);
    const what = isComplete ? "streamed an event that is not JSON" : "broke off the stream in the middle of an event";
    const value = parseJson(data, what, context);
    if (errorIn(value) !== undefined) throw streamError(data, context);
    return value;
}

function streamError(data: string, context: ErrorContext): ProviderApiError {
    return new ProviderApiError(`${context.provider} broke off the stream: ${errorText(data, context)}`, context);
}
