import { parseJson } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { errorText } from "./error-text.ts";
import { eventDecoder } from "./event-decoder.ts";
import type { Source } from "./iterate-source.ts";
import { bodyReader, defaultMaxBytes, tooLarge, type Unread } from "./response-body.ts";

/** The default maximum size of an event, in bytes: an image fits, a line without an end does not. */
const defaultMaxEventBytes = 64 * 2 ** 20;

/**
 * The source of a streamed response's events, until `[DONE]` or the end.
 * @param add gets the JSON of each event
 * @throws ProviderOutputError when the response is not a stream, or an event is larger than `maxBytes`
 */
export async function eventsIn(
    { response, watch }: Unread,
    context: ErrorContext,
    add: (event: unknown) => void,
    maxBytes = defaultMaxEventBytes,
): Promise<Source<Uint8Array | undefined>> {
    const type = response.headers.get("content-type") ?? "";
    const refuse = () =>
        new ProviderOutputError(
            `${context.provider} was asked to stream, but responded with ${type || "no content type"}.`,
            context,
        );
    if (!response.body || /json|html/.test(type)) {
        watch.end();
        await response.body?.cancel();
        throw refuse();
    }
    const body = bodyReader({ response, watch }, context);
    /** The number of bytes since the last event. */
    let size = 0;
    /** How much the decoder holds of an event that is not complete. */
    let held = 0;
    let hasBegun = false;
    let isDone = false;
    const decode = eventDecoder((data, type, isComplete) => {
        hasBegun = true;
        size = 0;
        isDone ||= !data.startsWith("{") && data.trim() === "[DONE]";
        if (isDone) return;
        // Within a piece we count characters, which are never more than the bytes.
        if (data.length > maxBytes) throw tooLarge("An event", maxBytes, context);
        add(readEvent(data, type, isComplete, context));
    });
    return {
        read: body.read,
        take(piece) {
            const length = piece?.length ?? 0;
            // A longer string would be an error of the platform.
            if (held + length > defaultMaxBytes) throw tooLarge("An event", defaultMaxBytes, context);
            size += length;
            held = decode(piece);
            if (Math.max(size, held) > maxBytes) throw tooLarge("An event", maxBytes, context);
            isDone ||= piece === undefined;
            // Servers label their streams inconsistently: a response without any event was not a stream.
            if (isDone && !hasBegun && !type.startsWith("text/event-stream")) throw refuse();
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
    if (typeof value === "object" && value !== null && "error" in value && value.error) {
        throw streamError(data, context);
    }
    return value;
}

function streamError(data: string, context: ErrorContext): ProviderApiError {
    return new ProviderApiError(`${context.provider} broke off the stream: ${errorText(data, context)}`, context);
}
