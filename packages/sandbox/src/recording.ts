/** What the sandbox has seen. */
import type { Fault } from "./faults/fault.ts";
import type { Piece } from "./faults/pieces.ts";
import type { Written } from "./faults/written.ts";
import { hostHeader, redirectHeader } from "./own-headers.ts";

/** A request, as the real host would have seen it, and what became of it. */
export type RecordedRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** Its headers, the token among them. */
    readonly headers: Headers;
    /** Its body; empty where it has none. */
    readonly body: Uint8Array<ArrayBuffer>;
    /** When it came: milliseconds of `performance.now()`. */
    readonly at: number;
    /** The HTTP status of the response; undefined while there is none, or where a fault gave none. */
    status: number | undefined;
    /** What was wrong with it, or odd; undefined where nothing was. */
    hint: string | undefined;
    /** A token that was sent to somebody whom it is not for; undefined where none was. */
    leak: string | undefined;
    /** The fault that it met; undefined where it met none. */
    fault: Fault | undefined;
    /** Bytes of the response's body that have been taken up by the connection. */
    sentBytes: number;
    /** `open`: not over yet. `left`: the client went away before the end. `cut`: the sandbox did, as it was told. */
    outcome: "open" | "sent" | "left" | "cut";
};

/**
 * The body of a recorded request, read as JSON.
 *
 * @param record the request
 * @returns what the JSON holds
 * @throws SyntaxError where the body is not JSON
 * @example
 * import { recordedJson } from "@callsheet/sandbox";
 *
 * const { inputs } = recordedJson({ body: new TextEncoder().encode('{"inputs":"Hello"}') }) as { inputs: string };
 */
export const recordedJson = ({ body }: Pick<RecordedRequest, "body">): unknown =>
    JSON.parse(new TextDecoder().decode(body));

/** The record of a request that has just come, without the headers that are only the sandbox's. @param url with the real host */
export function recordOf(method: string, url: URL, headers: Headers, body: Uint8Array<ArrayBuffer>): RecordedRequest {
    const seen = new Headers(headers);
    seen.delete(hostHeader);
    seen.delete(redirectHeader);
    seen.set("host", url.host);
    return {
        method,
        url: url.href,
        headers: seen,
        body,
        at: performance.now(),
        status: undefined,
        hint: undefined,
        leak: undefined,
        fault: undefined,
        sentBytes: 0,
        outcome: "open",
    };
}

/** The response, which notes in the record what has been taken up of it. */
export function noting(record: RecordedRequest, written: Written): Written {
    const { status, body } = written;
    if (!(body instanceof Uint8Array)) return { ...written, body: noted(record, status, body) };
    record.status = status;
    record.sentBytes = body.length;
    record.outcome = "sent";
    return written;
}

function* noted(record: RecordedRequest, status: number, pieces: Iterable<Piece>): Generator<Piece> {
    try {
        for (const piece of pieces) {
            if (piece instanceof Uint8Array) {
                record.status = status;
                record.sentBytes += piece.length;
            }
            if (piece === "cut") record.outcome = "cut";
            yield piece;
        }
        record.status = status;
        record.outcome = "sent";
    } finally {
        if (record.outcome === "open") record.outcome = "left";
    }
}
