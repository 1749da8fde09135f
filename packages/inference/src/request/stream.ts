import { type ErrorContext, InferenceError, ProviderApiError, ProviderOutputError } from "../errors/errors.ts";
import { parseJson } from "../errors/excerpt.ts";
import { errorDespiteStatus } from "./check-output.ts";
import { errorIn, errorText } from "./error-text.ts";
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

/** Receives an event; `whole` is false for one that the end of the stream cut off before its blank line. */
type TakeEvent = (data: string, type: string, isComplete: boolean) => void;

/** The strings of an event beyond this number count, with this many bytes each: an event has one for each of its lines. */
const freeStrings = 2 ** 16;
const stringBytes = 64;

/**
 * Creates the decoder of one stream. Lines end in LF, CRLF or CR, the last one maybe in none; a byte order mark is
 * skipped.
 * @param take gets each event as soon as the line that ends it is found
 * @returns a function that decodes the next piece, and returns how much the open event holds: its characters and, if
 * they came in very many strings, the bytes of these objects. A call without a piece ends the stream: an event that is
 * still open is then not whole
 */
export function eventDecoder(take: TakeEvent): (piece?: Uint8Array) => number {
    const decoder = new TextDecoder();
    /** The start of a line whose end has not arrived. */
    let begun = "";
    /** Whether the last piece ended in CR: an LF at the start of the next one then belongs to the same CRLF. */
    let isAfterCr = false;
    let type = "";
    let data: string | undefined;
    /** The number of strings that the open event was joined from. The platform keeps an object for each. */
    let strings = 0;

    const endEvent = (isComplete: boolean) => {
        if (data !== undefined) {
            const event = data;
            data = undefined;
            take(event, type, isComplete);
        }
        type = "";
        strings = 0;
    };
    const takeLine = (text: string, start: number, end: number) => {
        if (start === end) return endEvent(true);
        const isData = text.startsWith("data:", start);
        if (isData || text.slice(start, end) === "data") {
            const value = isData ? valueAt(text, start + 5, end) : "";
            data = data === undefined ? value : `${data}\n${value}`;
            strings += 1;
        } else if (text.startsWith("event:", start)) type = valueAt(text, start + 6, end);
    };
    const withLf = (text: string): string => {
        const rest = isAfterCr && text.startsWith("\n") ? text.slice(1) : text;
        if (text !== "") isAfterCr = text.endsWith("\r");
        return rest.includes("\r") ? rest.replace(/\r\n?/g, "\n") : rest;
    };
    return (piece) => {
        const text = withLf(decoder.decode(piece, { stream: piece !== undefined }));
        let start = 0;
        for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
            if (begun === "") takeLine(text, start, end);
            else {
                // Parsed once, when the line is complete: many small pieces cost no more than few large ones.
                const line = begun + text.slice(start, end);
                begun = "";
                takeLine(line, 0, line.length);
            }
            start = end + 1;
        }
        begun += text.slice(start);
        if (begun !== "") strings += 1;
        if (piece === undefined) {
            if (begun !== "") takeLine(begun, 0, begun.length);
            endEvent(false);
        }
        return begun.length + (data?.length ?? 0) + Math.max(0, strings - freeStrings) * stringBytes;
    };
}

/** The value after a field's colon, without one leading space. */
const valueAt = (text: string, start: number, end: number): string =>
    text.slice(text.charAt(start) === " " ? start + 1 : start, end);
