import { parseJson } from "../errors/excerpt.ts";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { bodyPieces, defaultMaxBytes, tooLarge } from "./body.ts";
import type { Clock } from "./clock.ts";
import { errorText } from "./error-text.ts";
import { type ServerEvent, serverEvents } from "./events.ts";

/**
 * The events of a streamed response, as JSON, until `[DONE]` or the end. Leaving the loop early cancels the request.
 * @throws ProviderApiError when an event is an error
 * @throws ProviderOutputError when the response is not a stream, or an event is not JSON, is larger than `maxBytes`, or
 * only a part of one came
 */
export async function* readEvents(
    response: Response,
    clock: Clock,
    context: ErrorContext,
    maxBytes = defaultMaxBytes,
): AsyncGenerator<unknown, void, undefined> {
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
    let hasBegun = false;
    let size = 0;
    const limited = async function* () {
        for await (const piece of bodyPieces(response, clock, context)) {
            size += piece.length;
            if (size > maxBytes) throw tooLarge("An event", maxBytes, context);
            yield piece;
        }
    };
    for await (const event of serverEvents(limited())) {
        size = 0;
        hasBegun = true;
        if (event.data.trim() === "[DONE]") return;
        if (event.type === "error") throw streamError(event.data, context);
        yield parseEvent(event, context);
    }
    // Servers label their streams as they like; that one was none shows when no event has come.
    if (!hasBegun && !type.startsWith("text/event-stream")) throw refuse();
}

function parseEvent({ data, whole }: ServerEvent, context: ErrorContext): unknown {
    const what = whole ? "streamed an event that is not JSON" : "broke off the stream in the middle of an event";
    const value = parseJson(data, `${context.provider} ${what}`, context);
    if (typeof value === "object" && value !== null && "error" in value && value.error) {
        throw streamError(data, context);
    }
    return value;
}

function streamError(data: string, context: ErrorContext): ProviderApiError {
    return new ProviderApiError(`${context.provider} broke off the stream: ${errorText(data, context)}`, context);
}
