/** How the sandbox misbehaves on command: everything that it can do wrong, and how it is told. */
import { type ErrorBodyForm, isErrorBody } from "./error-bodies.ts";

/** What goes wrong. Numbers of time are milliseconds. */
export type FaultKind =
    /** An error. `body` chooses its form, by default the service's own; `retryAfter` is in seconds. */
    | {
          readonly kind: "status";
          readonly status: number;
          readonly body?: ErrorBodyForm;
          readonly retryAfter?: number;
          readonly retryAfterForm?: "seconds" | "date";
          readonly estimatedTime?: number;
      }
    /** The connection is reset before the first byte. */
    | { readonly kind: "reset" }
    /** The request is taken, and nothing ever comes back. */
    | { readonly kind: "silence" }
    /** The first byte comes late. */
    | { readonly kind: "late"; readonly milliseconds: number }
    /** The body stops in the middle and the connection stays open; with `status`, the body of an error. */
    | { readonly kind: "stall"; readonly status?: number; readonly retryAfter?: number }
    /** The body comes a few bytes at a time. */
    | { readonly kind: "slow"; readonly bytes?: number; readonly milliseconds?: number }
    /** The connection ends in the middle of the body: of a stream, in the middle of an event. */
    | { readonly kind: "truncate" }
    /** A stream that ends as it should, but in the middle of an event. */
    | { readonly kind: "half-event" }
    /** An error event after the first events of a stream, and then the end. */
    | { readonly kind: "stream-error"; readonly body?: ErrorBodyForm }
    /** A stream without its `[DONE]`. */
    | { readonly kind: "no-done" }
    /** A stream without `[DONE]` whose last event ends without a line end. */
    | { readonly kind: "no-last-line" }
    /** Every byte (or every few) in a chunk of its own. */
    | { readonly kind: "split"; readonly bytes?: number }
    | { readonly kind: "line-ends"; readonly ends: "crlf" | "cr" | "mixed" }
    /** Comments and other fields between the events. */
    | { readonly kind: "comments" }
    /** Events whose data lies on several lines. */
    | { readonly kind: "multi-line" }
    /** Thousands of events in one chunk. */
    | { readonly kind: "flood"; readonly events?: number }
    /** A stream that never ends, as fast as it is read; so many events in a chunk (1). */
    | { readonly kind: "endless"; readonly events?: number }
    | { readonly kind: "content-type"; readonly type: string }
    | { readonly kind: "invalid-json" }
    /** Well-formed JSON that is not what the task gives. */
    | { readonly kind: "wrong-shape" }
    | { readonly kind: "empty" }
    /** A page for people, as a gateway sends it. */
    | { readonly kind: "html"; readonly status?: number }
    /** An error that repeats the request's Authorization header, as careless servers do. Default: 401. */
    | { readonly kind: "echo"; readonly status?: number }
    /** The response says that its job is polled on a host that is none of the provider's. */
    | { readonly kind: "foreign-job" }
    /** The URLs of result files in the response lead nowhere. */
    | { readonly kind: "result-missing" }
    /** The right response, padded to so many bytes. */
    | { readonly kind: "large"; readonly bytes: number }
    /** Default: 307 to a host that is none of the provider's. */
    | { readonly kind: "redirect"; readonly to?: string; readonly status?: number }
    /** How the job ends that the request puts into a queue. */
    | { readonly kind: "queue"; readonly end: "failed" | "cancelled" | "never" };

export type FaultName = FaultKind["kind"];

/** A fault, and which requests it meets. */
export type Fault = FaultKind & {
    /** A part of the URL that a request must have. Default: any request for an inference; not the Hub, not result files. */
    readonly at?: string;
    /** How many requests it meets. Default: 1; of `startSandbox({ fault })`: all. */
    readonly times?: number;
};

type Field = "number" | "string";

/** What each fault may be told, for faults that come as text. */
const fields: Readonly<Record<FaultName, Readonly<Record<string, Field>>>> = {
    status: {
        status: "number",
        body: "string",
        retryAfter: "number",
        retryAfterForm: "string",
        estimatedTime: "number",
    },
    reset: {},
    silence: {},
    late: { milliseconds: "number" },
    stall: { status: "number", retryAfter: "number" },
    slow: { bytes: "number", milliseconds: "number" },
    truncate: {},
    "half-event": {},
    "stream-error": { body: "string" },
    "no-done": {},
    "no-last-line": {},
    split: { bytes: "number" },
    "line-ends": { ends: "string" },
    comments: {},
    "multi-line": {},
    flood: { events: "number" },
    endless: { events: "number" },
    "content-type": { type: "string" },
    "invalid-json": {},
    "wrong-shape": {},
    empty: {},
    html: { status: "number" },
    echo: { status: "number" },
    "foreign-job": {},
    "result-missing": {},
    large: { bytes: "number" },
    redirect: { to: "string", status: "number" },
    queue: { end: "string" },
};

const needed: Partial<Record<FaultName, string>> = {
    status: "status",
    late: "milliseconds",
    "line-ends": "ends",
    "content-type": "type",
    large: "bytes",
    queue: "end",
};

const words: Readonly<Record<string, readonly string[]>> = {
    retryAfterForm: ["seconds", "date"],
    ends: ["crlf", "cr", "mixed"],
    end: ["failed", "cancelled", "never"],
};

/** The faults that there are. */
export const faultNames = Object.keys(fields) as readonly FaultName[]; // Its keys are what its type says.

/**
 * Reads a fault as it stands in a header or on a command line: JSON, or a name and what it is told.
 * @throws TypeError that says what is wrong
 * @example parseFault("status; status=429; retryAfter=2")
 */
export function parseFault(text: string): Fault {
    const given: Record<string, unknown> = text.trim().startsWith("{") ? JSON.parse(text) : parts(text);
    const kind = faultNames.find((name) => name === given["kind"]);
    if (!kind) throw new TypeError(`There is no fault "${given["kind"]}". Choose one of ${faultNames.join(", ")}.`);
    const known: Readonly<Record<string, Field>> = { kind: "string", at: "string", times: "number", ...fields[kind] };
    for (const [key, value] of Object.entries(given)) {
        if (typeof value !== known[key]) {
            throw new TypeError(
                `The fault ${kind} takes ${Object.keys(known).join(", ")}; received ${key}: ${JSON.stringify(value)}.`,
            );
        }
        const allowed = key === "body" ? isErrorBody(value) : (words[key]?.includes(String(value)) ?? true);
        if (!allowed) throw new TypeError(`The fault ${kind} knows no ${key} "${value}".`);
    }
    const due = needed[kind];
    if (due && given[due] === undefined) throw new TypeError(`The fault ${kind} needs ${due}.`);
    // Its kind and all of its fields have just been looked at.
    return given as Fault;
}

function parts(text: string): Record<string, unknown> {
    const [kind = "", ...rest] = text.split(";").map((part) => part.trim());
    const entries = rest.filter(Boolean).map((part) => {
        const [key = "", ...value] = part.split("=");
        const told = value.join("=").trim();
        return [key.trim(), /^\d+(\.\d+)?$/.test(told) ? Number(told) : told];
    });
    return { kind, ...Object.fromEntries(entries) };
}
