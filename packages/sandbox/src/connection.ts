/** Writing a response on a connection, also where it is to break. */
import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/written.ts";
import type { RecordedRequest } from "./recording.ts";

/** How a response is held back, where a fault holds it back: the request is over, or goes on. */
export async function holdBack({ fault }: RecordedRequest, outgoing: ServerResponse): Promise<"go on" | "over"> {
    if (fault?.kind === "late") await Promise.race([pause(fault.milliseconds), left(outgoing)]);
    if (fault?.kind === "reset") outgoing.socket?.resetAndDestroy();
    if (fault?.kind === "silence") await left(outgoing);
    return outgoing.destroyed || outgoing.socket === null || outgoing.socket.destroyed ? "over" : "go on";
}

/** The response as a web response, whose body counts what has been taken up. */
export function toResponse(
    { status, headers, body }: Written,
    record: RecordedRequest,
    outgoing: ServerResponse,
): Response {
    record.status = status;
    const bodiless = status === 204 || status === 304;
    if (body instanceof Uint8Array) {
        record.sentBytes = body.length;
        return new Response(bodiless ? null : body, { status, headers: { ...headers } });
    }
    const pieces = body[Symbol.iterator]();
    const stream = new ReadableStream<Uint8Array>(
        {
            pull: async (controller) => await next(pieces, controller, record, outgoing),
        },
        // Nothing is made before somebody takes it up.
        { highWaterMark: 0 },
    );
    return new Response(stream, { status, headers: { ...headers } });
}

async function next(
    pieces: Iterator<Piece>,
    controller: ReadableStreamDefaultController<Uint8Array>,
    record: RecordedRequest,
    outgoing: ServerResponse,
): Promise<void> {
    for (;;) {
        const { value: piece, done } = pieces.next();
        if (done) return controller.close();
        if (piece instanceof Uint8Array) {
            record.sentBytes += piece.length;
            // A piece is a write of its own only where the one before has gone out.
            await new Promise(setImmediate);
            return controller.enqueue(piece);
        }
        if (piece === "cut") {
            record.outcome = "cut";
            await pause(5);
            outgoing.socket?.destroySoon();
            return await left(outgoing);
        }
        if (piece === "stall") return await left(outgoing);
        await pause(piece.wait);
    }
}

/** When the connection is gone. */
const left = (outgoing: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
        if (outgoing.destroyed) resolve();
        else outgoing.once("close", () => resolve());
    });
