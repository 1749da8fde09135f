import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ErrorContext } from "../errors/inference-error.ts";
import { ProviderApiError } from "../errors/provider-api-error.ts";
import { ProviderOutputError } from "../errors/provider-output-error.ts";
import { errorText } from "./send.ts";

/**
 * The events of a streamed answer, as JSON, until `[DONE]` or the end. Leaving the loop early cancels the request.
 * @throws ProviderApiError when an event is an error
 * @throws ProviderOutputError when the answer is not a stream, or an event is not JSON
 */
export async function* readEvents(response: Response, context: ErrorContext): AsyncGenerator<unknown, void, undefined> {
    const type = response.headers.get("content-type") ?? "";
    if (!response.body || !type.startsWith("text/event-stream")) {
        await response.body?.cancel();
        throw new ProviderOutputError(
            `${context.provider} was asked to stream, but answered with ${type || "no content type"}.`,
            context,
        );
    }
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { data, event } of events) {
        if (data === "[DONE]") return;
        if (event === "error") throw streamError(data, context);
        yield parseEvent(data, context);
    }
}

function parseEvent(data: string, context: ErrorContext): unknown {
    let value: unknown;
    try {
        value = JSON.parse(data);
    } catch (cause) {
        throw new ProviderOutputError(`${context.provider} streamed an event that is not JSON: ${data}`, {
            ...context,
            cause,
        });
    }
    if (typeof value === "object" && value !== null && "error" in value && value.error)
        throw streamError(data, context);
    return value;
}

function streamError(data: string, context: ErrorContext): ProviderApiError {
    return new ProviderApiError(`${context.provider} broke off the stream: ${errorText(data)}`, context);
}
