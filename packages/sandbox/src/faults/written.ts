/** From a service's response, and a fault, to what is written on the connection. */
import type { ServiceResponse } from "../responses/response.ts";
import { errorBody, htmlPage } from "./error-bodies.ts";
import { eventPieces } from "./event-pieces.ts";
import type { Fault } from "./fault.ts";
import { encode, type Pace, type Piece, split } from "./pieces.ts";

/** A response, as it goes over the connection. */
export type Written = {
    /** Its HTTP status. */
    readonly status: number;
    /** Its headers: values of plain ASCII. */
    readonly headers: Readonly<Record<string, string>>;
    /** Bytes that are written at once, or pieces. */
    readonly body: Uint8Array<ArrayBuffer> | Iterable<Piece>;
};

/** A host that is none of any provider's: whoever follows a URL there takes its token along, or does not. */
export const trapHost = "elsewhere.example";

/** What a fault answers without asking the service; undefined where the service is asked. */
export function insteadOfResponse(fault: Fault, headers: Headers): Written | undefined {
    switch (fault.kind) {
        case "status":
            return fault.body === undefined ? undefined : errorStatus(fault, fault.body);
        case "stall":
            return fault.status === undefined ? undefined : stalledError({ ...fault, status: fault.status });
        case "echo":
            return said(JSON.stringify({ error: `Not valid: ${headers.get("authorization")}` }), fault.status ?? 401);
        case "empty":
            return said("");
        case "html":
            return said(htmlPage, fault.status, "text/html");
        case "invalid-json":
            return said('{"result": [1, 2,');
        case "wrong-shape":
            return said('{"unexpected":true}');
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

const said = (text: string, status = 200, type = "application/json"): Written => ({
    status,
    headers: { "content-type": type },
    body: encode(text),
});

type StatusFault = Extract<Fault, { kind: "status" }>;

/** What is told with a status, whichever fault it is of. */
type Told = Omit<StatusFault, "kind" | "body">;

function errorStatus(fault: Told, form: NonNullable<StatusFault["body"]>) {
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

function stalledError(fault: Told): Written {
    const { body, ...head } = errorStatus(fault, "text");
    return { ...head, body: [body.slice(0, body.length / 2), "stall"] };
}

export function retryAfter({ retryAfter: seconds, retryAfterForm }: Told): Readonly<Record<string, string>> {
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
    return { status, headers, body: spoiled(bytes, body.kind, fault) };
}

function contentType(body: ServiceResponse["body"]): string {
    if (body.kind === "events") return "text/event-stream";
    return body.kind === "json" ? (body.type ?? "application/json") : body.type;
}

function spoiled(
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

/** JSON may begin with any number of blanks, and a file may end with any number of zeros. */
function* padded(bytes: Uint8Array<ArrayBuffer>, kind: "json" | "bytes", size: number): Generator<Piece> {
    if (kind === "bytes") yield bytes;
    const most = 65_536;
    for (let left = size - bytes.length; left > 0; left -= most) {
        yield new Uint8Array(Math.min(left, most)).fill(kind === "json" ? 0x20 : 0);
    }
    if (kind === "json") yield bytes;
}
