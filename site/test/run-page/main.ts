/** The script of the page that tests run programs in. */
import type { RunnableProgram } from "../../src/run/protocol.ts";
import { pageRunner } from "../../src/run/run.ts";

/** Restores bytes from their base64. */
function deserialized(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(deserialized);
    if (typeof value !== "object" || value === null) return value;
    if ("$bytes" in value) return Uint8Array.from(atob(String(value.$bytes)), (one) => one.charCodeAt(0));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deserialized(item)]));
}

function serialized(value: unknown): unknown {
    if (value instanceof Uint8Array) return { $bytes: base64(value) };
    if (Array.isArray(value)) return value.map(serialized);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, serialized(item)]));
}

function base64(bytes: Uint8Array): string {
    let text = "";
    for (let at = 0; at < bytes.length; at += 0x6000) text += String.fromCharCode(...bytes.subarray(at, at + 0x6000));
    return btoa(text);
}

const { run, sizeToLoad } = pageRunner;

Object.assign(window, {
    sizeToLoad: (program: unknown) =>
        sizeToLoad(deserialized(program) as RunnableProgram, new AbortController().signal),
    async runProgram(program: unknown, { stopAfterTurns, ...options }: { readonly stopAfterTurns?: number }) {
        const stop = new AbortController();
        const countDown = (turns: number): void => {
            if (turns === 0) stop.abort();
            else setTimeout(countDown, 10, turns - 1);
        };
        const events: unknown[] = [];
        for await (const event of run(deserialized(program) as RunnableProgram, { ...options, signal: stop.signal })) {
            events.push(serialized(event));
            if (event.kind === "started" && stopAfterTurns !== undefined) countDown(stopAfterTurns);
        }
        return events;
    },
});
