/** Delays or withholds a response. */
import type { Fault } from "./fault.ts";
import type { Piece } from "./pieces.ts";
import type { Written } from "./write-response.ts";

/** @param latency in milliseconds */
export function delayResponse(written: Written, fault: Fault | undefined, latency: number): Written {
    if (fault?.kind === "reset") return { ...written, body: ["cut"] };
    if (fault?.kind === "silence") return { ...written, body: ["stall"] };
    const wait = latency + (fault?.kind === "late" ? fault.milliseconds : 0);
    if (wait === 0) return written;
    const { headers, body } = written;
    if (!(body instanceof Uint8Array)) return { ...written, body: after(wait, body) };
    // A delayed body still has a known length.
    const length = { "content-length": String(body.length) };
    return { ...written, headers: { ...headers, ...length }, body: [{ wait }, body] };
}

function* after(wait: number, pieces: Iterable<Piece>): Generator<Piece> {
    yield { wait };
    yield* pieces;
}
