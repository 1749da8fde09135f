/** The pieces in which a response is sent, and a stream of events in pieces, well-formed or with a fault. */
import type { Json } from "@callsheet/inference/wire";
import type { WriteEvent } from "../responses/response.ts";
import type { Fault } from "./fault.ts";
import { errorEvent } from "./fault-kind.ts";

/**
 * One step of sending a response body: bytes, a pause, or the end of the connection. The head of the response is sent
 * with the first bytes, so a pause before them delays it, and a cut before them prevents it.
 */
export type Piece =
    | Uint8Array<ArrayBuffer>
    | {
          /** A pause, in milliseconds. */
          readonly wait: number;
      }
    /** Closes the connection. */
    | "cut"
    /** Sends nothing more and keeps the connection open. */
    | "stall";

/** Whether a stream arrives at the pace of a model, or as fast as it is read. */
export type Pace = "natural" | "fast";

const encoder = new TextEncoder();

export const encode = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Splits bytes into pieces. The last one takes the rest, so that a client that stops at `[DONE]` has read all. */
export function* split(bytes: Uint8Array<ArrayBuffer>, size: number, wait?: number): Generator<Piece> {
    for (let start = 0; start < bytes.length; ) {
        const end = bytes.length - start < 2 * size ? bytes.length : start + size;
        yield bytes.slice(start, end);
        start = end;
        if (wait !== undefined) yield { wait };
    }
}

function joined(texts: readonly string[]): Uint8Array<ArrayBuffer> {
    return encode(texts.join(""));
}

const doneEvent = "data: [DONE]\n\n";
const jsonEvent: WriteEvent = (value) => `${nameOf(value)}data: ${onOneLine(JSON.stringify(value))}\n\n`;
const onLines = (value: Json) => `${onOneLine(JSON.stringify(value, null, 1)).replaceAll(/^/gm, "data: ")}\n\n`;

/** Escapes Unicode's line separators: httpx, below huggingface_hub, ends a line of a stream at each of them. */
function onOneLine(text: string): string {
    return text.replace(/[\u0085\u2028\u2029]/g, (end) => `\\u${end.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Only events that OpenAI or Cohere has named have an `event:` line; it repeats the JSON's `type`. */
const named = /^(?:(?:response|image_generation|image_edit|transcript|speech)\.|(?:message|content|tool|citation)-)/;

function nameOf(value: Json): string {
    const { type }: { readonly type?: unknown } = Object(value);
    return typeof type === "string" && named.test(type) ? `event: ${type}\n` : "";
}

/** The most characters of repeated events in one piece: anybody may ask for a million events. */
const maxPieceLetters = 4_000_000;

type Events = { readonly events: Iterable<Json>; readonly done: boolean; readonly write?: WriteEvent };

export function* eventPieces(
    { events, done: hasDone, write = jsonEvent }: Events,
    pace: Pace,
    fault: Fault | undefined,
): Generator<Piece> {
    const end = hasDone ? [doneEvent] : [];
    if (fault === undefined) yield* paced(textsOf(events, end, write), pace);
    else yield* piecesWithFault([...events], end, write, pace, fault);
}

/** The texts of a stream, made one by one. */
function* textsOf(events: Iterable<Json>, end: readonly string[], write: WriteEvent): Generator<string> {
    for (const one of events) yield write(one);
    yield* end;
}

function* piecesWithFault(
    events: readonly Json[],
    end: readonly string[],
    write: WriteEvent,
    pace: Pace,
    fault: Fault,
): Generator<Piece> {
    const texts = [...textsOf(events, end, write)];
    const half = Math.ceil(events.length / 2);
    switch (fault.kind) {
        case "truncate":
        case "half-event": {
            const broken = write(events[half] ?? events.at(-1) ?? {});
            yield* each([...events.slice(0, half).map(write), broken.slice(0, Math.floor(broken.length / 2))]);
            if (fault.kind === "truncate") yield "cut";
            return;
        }
        case "stall":
            yield* each(events.slice(0, half).map(write));
            return yield "stall";
        case "stream-error":
            return yield* each([...events.slice(0, half).map(write), jsonEvent(errorEvent(fault.body ?? "object"))]);
        case "no-done":
            return yield* each(events.map(write));
        case "no-last-line":
            return yield* each([...events.slice(0, -1).map(write), write(events.at(-1) ?? {}).trimEnd()]);
        case "split":
            return yield* split(joined(texts), fault.bytes ?? 1);
        case "slow":
            return yield* split(joined(texts), fault.bytes ?? 16, fault.milliseconds ?? 10);
        case "line-ends":
            return yield* each(texts.map((text, index) => text.replaceAll("\n", lineEnd(fault.ends, index))));
        case "comments":
            return yield* each([
                ": a comment\n\n",
                "retry: 1000\n\n",
                ...texts.map((text, index) => `: keep-alive\n\nid: ${index}\n${text}`),
            ]);
        case "odd-events":
            return yield* split(
                joined([...withOddEvents(events).map((one) => (one === undefined ? comment : write(one))), ...end]),
                fault.bytes ?? 7,
            );
        case "multi-line":
            return yield* each([...events.map(write === jsonEvent ? onLines : write), ...end]);
        case "flood":
            return yield* flooded(events.map(write), fault.events ?? 5000, end);
        case "endless":
            for (;;) yield* repeated(write(events[1] ?? {}), fault.events ?? 1);
        default:
            return yield* paced(texts, pace);
    }
}

const comment = ": keep-alive\n\n";

/** The events with others that some services send between and behind them; undefined for a comment. */
function withOddEvents(events: readonly Json[]): readonly (Json | undefined)[] {
    const [first, ...rest] = events;
    if (first === undefined || !Array.isArray(Object(first).choices)) return [undefined, ...events];
    return [undefined, first, {}, ...rest, { choices: null, usage: { total_tokens: events.length } }];
}

const paced = (texts: Iterable<string>, pace: Pace): Generator<Piece> =>
    pace === "fast" ? each(texts) : slowly(texts);

function* each(texts: Iterable<string>): Generator<Piece> {
    for (const text of texts) yield encode(text);
}

/** At the pace of a model: after a short delay, a few dozen tokens per second, slightly uneven. */
function* slowly(texts: Iterable<string>): Generator<Piece> {
    let index = 0;
    for (const text of texts) {
        yield { wait: index === 0 ? 180 : 18 + ((index * 7919) % 29) };
        yield encode(text);
        index += 1;
    }
}

function lineEnd(ends: "crlf" | "cr" | "mixed", index: number): string {
    if (ends === "mixed") return ["\n", "\r\n", "\r"][index % 3] ?? "\n";
    return ends === "crlf" ? "\r\n" : "\r";
}

/** Repeats the second event `count` times. */
function* flooded(texts: readonly string[], count: number, end: readonly string[]): Generator<Piece> {
    const [first = "", second = first] = texts;
    if (count * second.length <= maxPieceLetters)
        return yield joined([first, second.repeat(count), ...texts.slice(2), ...end]);
    yield encode(first);
    yield* repeated(second, count);
    yield joined([...texts.slice(2), ...end]);
}

/** A text so many times: in one piece if that is not too long. */
function* repeated(text: string, count: number): Generator<Piece> {
    const most = Math.max(1, Math.floor(maxPieceLetters / text.length));
    const piece = encode(text.repeat(Math.min(count, most)));
    let remaining = count;
    for (; remaining > most; remaining -= most) yield piece;
    yield encode(text.repeat(remaining));
}
