/** Turns a service's response, with a fault, into what is sent over the connection. */
import type { ServiceResponse } from "../responses/response.ts";
import type { Fault } from "./fault.ts";
import { errorBody, htmlPage } from "./fault-kind.ts";
import { encode, eventPieces, type Pace, type Piece, split } from "./pieces.ts";

/** A response as it is sent over the connection. */
export type Written = {
    /** Its HTTP status. */
    readonly status: number;
    /** Its headers, with ASCII values. */
    readonly headers: Readonly<Record<string, string>>;
    /** Bytes to send at once, or pieces. */
    readonly body: Uint8Array<ArrayBuffer> | Iterable<Piece>;
};

/** A host of no provider. Tests check that clients send no token there. */
export const trapHost = "elsewhere.example";

/** The response of a fault that replaces the service's response; undefined for all other faults. */
export function replacementResponse(fault: Fault, headers: Headers): Written | undefined {
    switch (fault.kind) {
        case "status":
            return fault.body === undefined ? undefined : errorStatus(fault, fault.body);
        case "stall":
            return fault.status === undefined ? undefined : stalledError({ ...fault, status: fault.status });
        case "echo":
            return fixedResponse(
                JSON.stringify({ error: `Not valid: ${headers.get("authorization")}` }),
                fault.status ?? 401,
            );
        case "empty":
            return fixedResponse("");
        case "html":
            return fixedResponse(htmlPage, fault.status, "text/html");
        case "invalid-json":
            return fixedResponse('{"result": [1, 2,');
        case "wrong-shape":
            return fixedResponse('{"unexpected":true}');
        case "redirect":
            return {
                status: fault.status ?? 307,
                headers: { location: fault.to ?? `https://${trapHost}/` },
                body: encode(""),
            };
        default:
            return undefined;
    }
}

const fixedResponse = (text: string, status = 200, type = "application/json"): Written => ({
    status,
    headers: { "content-type": type },
    body: encode(text),
});

type StatusFault = Extract<Fault, { kind: "status" }>;

/** The fields of an error response, whichever fault it belongs to. */
type ErrorFields = Omit<StatusFault, "kind" | "body">;

function errorStatus(fault: ErrorFields, form: NonNullable<StatusFault["body"]>) {
    const body = errorBody(form);
    const { estimatedTime } = fault;
    const text =
        "text" in body
            ? body.text
            : JSON.stringify({
                  ...Object(body.json),
                  ...(estimatedTime !== undefined && { estimated_time: estimatedTime }),
              });
    return {
        status: fault.status,
        headers: { "content-type": body.type ?? "application/json", ...retryAfter(fault) },
        body: encode(text),
    };
}

function stalledError(fault: ErrorFields): Written {
    const { body, ...head } = errorStatus(fault, "text");
    return { ...head, body: [body.slice(0, body.length / 2), "stall"] };
}

export function retryAfter({ retryAfter: seconds, retryAfterForm }: ErrorFields): Readonly<Record<string, string>> {
    if (seconds === undefined) return {};
    const date = () => new Date(Date.now() + seconds * 1000).toUTCString();
    return { "retry-after": retryAfterForm === "date" ? date() : String(seconds) };
}

export function write(
    { status, headers: extra = {}, body }: ServiceResponse,
    fault: Fault | undefined,
    pace: Pace,
): Written {
    const headers = {
        "content-type": contentType(body),
        ...extra,
        ...(fault?.kind === "content-type" && { "content-type": fault.type }),
    };
    if (body.kind === "events") {
        const cache = { "cache-control": "no-cache" };
        return { status, headers: { ...cache, ...headers }, body: eventPieces(body, pace, fault) };
    }
    const bytes = body.kind === "json" ? encode(JSON.stringify(body.value)) : body.bytes;
    return { status, headers, body: withBodyFault(bytes, body.kind, fault) };
}

function contentType(body: ServiceResponse["body"]): string {
    if (body.kind === "events") return "text/event-stream";
    return body.kind === "json" ? (body.type ?? "application/json") : body.type;
}

function withBodyFault(
    bytes: Uint8Array<ArrayBuffer>,
    kind: "json" | "bytes",
    fault: Fault | undefined,
): Uint8Array<ArrayBuffer> | Iterable<Piece> {
    const half = bytes.slice(0, Math.ceil(bytes.length / 2));
    switch (fault?.kind) {
        case "truncate":
            return [half, "cut"];
        case "stall":
            return [half, "stall"];
        case "slow":
            return split(bytes, fault.bytes ?? 16, fault.milliseconds ?? 10);
        case "split":
            return split(bytes, fault.bytes ?? 1);
        case "large":
            return padded(bytes, kind, fault.bytes);
        default:
            return bytes;
    }
}

/** JSON may begin with any amount of whitespace, and a file may end with any number of zeros. */
function* padded(bytes: Uint8Array<ArrayBuffer>, kind: "json" | "bytes", size: number): Generator<Piece> {
    if (kind === "bytes") yield bytes;
    const most = 65_536;
    for (let remaining = size - bytes.length; remaining > 0; remaining -= most) {
        yield new Uint8Array(Math.min(remaining, most)).fill(kind === "json" ? 0x20 : 0);
    }
    if (kind === "json") yield bytes;
}

/** Delays or withholds a response. @param latency in milliseconds */
export function delayResponse(response: Written, fault: Fault | undefined, latency: number): Written {
    if (fault?.kind === "reset") return { ...response, body: ["cut"] };
    if (fault?.kind === "silence") return { ...response, body: ["stall"] };
    const wait = latency + (fault?.kind === "late" ? fault.milliseconds : 0);
    if (wait === 0) return response;
    const { headers, body } = response;
    if (!(body instanceof Uint8Array)) return { ...response, body: after(wait, body) };
    // A delayed body still has a known length.
    const length = { "content-length": String(body.length) };
    return { ...response, headers: { ...headers, ...length }, body: [{ wait }, body] };
}

function* after(wait: number, pieces: Iterable<Piece>): Generator<Piece> {
    yield { wait };
    yield* pieces;
}
