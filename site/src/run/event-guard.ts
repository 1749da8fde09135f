/** Checks a worker's messages: a program may have got hold of the port and post anything. */
import { type RunEvent, runFailures } from "./protocol.ts";

/** Limits per run, since more would slow the page down: the number of messages, and their total size in bytes. */
const limits = { messages: 200_000, bytes: 512 * 2 ** 20 };

const fields: Readonly<Record<RunEvent["kind"], Readonly<Record<string, (value: unknown) => boolean>>>> = (() => {
    const number = (value: unknown): boolean => typeof value === "number";
    const text = (value: unknown): boolean => typeof value === "string";
    const bytes = (value: unknown): boolean => value instanceof Uint8Array;
    const entries = (value: unknown): boolean =>
        Array.isArray(value) && value.every((entry) => Array.isArray(entry) && entry.length === 2 && entry.every(text));
    return {
        loading: { loaded: number, total: number },
        step: { step: (value) => value === "unpacking" || value === "starting" },
        started: {},
        output: { stream: (value) => value === "stdout" || value === "stderr", text },
        request: { id: number, at: number, method: text, url: text, headers: entries, body: bytes },
        response: { id: number, status: number, headers: entries },
        piece: { id: number, bytes },
        "response-end": { id: number },
        file: { name: text, bytes },
        failed: { name: text, message: text, trace: text, line: (value) => value === undefined || number(value) },
        ended: { milliseconds: number },
    };
})();

/** Whether a message is a valid event of the protocol. */
export function isRunEvent(message: unknown): message is RunEvent {
    if (typeof message !== "object" || message === null || !("kind" in message)) return false;
    const { kind } = message;
    if (typeof kind !== "string" || !Object.hasOwn(fields, kind)) return false;
    const checks = fields[kind as RunEvent["kind"]];
    return Object.entries(checks).every(([name, check]) => check((message as Record<string, unknown>)[name]));
}

/**
 * Passes valid events on, up to the limits.
 *
 * @returns a message handler; it returns true if it has passed on the last event of the run
 */
export function guardEvents(emit: (event: RunEvent) => void): (message: unknown) => boolean {
    let messages = 0;
    let size = 0;
    return (message) => {
        if (!isRunEvent(message)) return false;
        messages += 1;
        size += sizeOf(message);
        if (messages > limits.messages || size > limits.bytes) {
            emit({ kind: "failed", name: runFailures.tooMuch, message: "", trace: "" });
            return true;
        }
        emit(message);
        return message.kind === "ended" || message.kind === "failed";
    };
}

function sizeOf(event: RunEvent): number {
    switch (event.kind) {
        case "output":
            return event.text.length;
        case "request":
            return event.body.length;
        case "piece":
        case "file":
            return event.bytes.length;
        default:
            return 0;
    }
}
