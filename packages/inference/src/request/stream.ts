import { parseJson } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { bodyReader, defaultMaxBytes, tooLarge } from "./body.ts";
import type { Clock } from "./clock.ts";
import { errorText } from "./error-text.ts";
import { eventDecoder, type ServerEvent } from "./events.ts";

/**
 * The events of a streamed response until `[DONE]` or the end: for each piece that arrives, those that it ends. Leaving
 * the loop early cancels the request.
 * @throws ProviderOutputError when the response is not a stream, or an event is larger than `maxBytes`
 */
export async function* eventsIn(
    response: Response,
    clock: Clock,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): AsyncGenerator<ServerEvent[], void, undefined> {
    const type = response.headers.get("content-type") ?? "";
    const refuse = () =>
        new ProviderOutputError(
            `${context.provider} was asked to stream, but responded with ${type || "no content type"}.`,
            context,
        );
    if (!response.body || /json|html/.test(type)) {
        await response.body?.cancel();
        throw refuse();
    }
    const body = bodyReader(response, clock, context);
    const decode = eventDecoder();
    let hasBegun = false;
    let hasEnded = false;
    /** Of what has come since the last event. */
    let size = 0;
    try {
        while (!hasEnded) {
            const piece = await body.read();
            const events = decode(piece);
            const last = events.findIndex(({ data }) => !data.startsWith("{") && data.trim() === "[DONE]");
            hasEnded = piece === undefined || last !== -1;
            hasBegun ||= events.length > 0;
            size = events.length > 0 ? 0 : size + (piece?.length ?? 0);
            // Within a piece the characters are counted: they are never more than the bytes.
            if (size > maxBytes || events.some(({ data }) => data.length > maxBytes)) {
                throw tooLarge("An event", maxBytes, context);
            }
            if (events.length > 0) yield last === -1 ? events : events.slice(0, last);
        }
    } finally {
        await body.end();
    }
    // Servers label their streams as they like; that one was none shows when no event has come.
    if (!hasBegun && !type.startsWith("text/event-stream")) throw refuse();
}

/**
 * The JSON of an event.
 * @throws ProviderApiError when it is an error
 * @throws ProviderOutputError when it is not JSON, or only a part of it came
 */
export function readEvent({ type, data, whole }: ServerEvent, context: ErrorContext): unknown {
    if (type === "error") throw streamError(data, context);
    const what = whole ? "streamed an event that is not JSON" : "broke off the stream in the middle of an event";
    const value = parseJson(data, what, context);
    if (typeof value === "object" && value !== null && "error" in value && value.error) {
        throw streamError(data, context);
    }
    return value;
}

function streamError(data: string, context: ErrorContext): ProviderApiError {
    return new ProviderApiError(`${context.provider} broke off the stream: ${errorText(data, context)}`, context);
}
