/** All faults of the sandbox, and the formats of error bodies that they send. */
import type { Json } from "@callsheet/inference/wire";

/** A fault. Times are in milliseconds, except `retryAfter` and `estimatedTime`: seconds, as in real services. */
export type FaultKind =
    | {
          /** Responds with an error. */
          readonly kind: "status";
          /** Its HTTP status. */
          readonly status: number;
          /** The format of its body. Default: the service's own. */
          readonly body?: ErrorBodyForm;
          /** The value of its Retry-After header, in seconds. Default: no such header. */
          readonly retryAfter?: number;
          /** The format of Retry-After: a number of seconds, or a date. Default: `seconds`. */
          readonly retryAfterForm?: "seconds" | "date";
          /** Remaining loading time of the model, in seconds: `estimated_time` of the body. Default: no such field. */
          readonly estimatedTime?: number;
      }
    | {
          /** Resets the connection before the first byte. */
          readonly kind: "reset";
      }
    | {
          /** Accepts the request and never responds. */
          readonly kind: "silence";
      }
    | {
          /** Delays the first byte. */
          readonly kind: "late";
          /** The delay. */
          readonly milliseconds: number;
      }
    | {
          /** Stops in the middle of the body and keeps the connection open. */
          readonly kind: "stall";
          /** Stops in the body of an error with this HTTP status. Default: in the normal response. */
          readonly status?: number;
          /** The value of the error's Retry-After header, in seconds. Default: no such header. */
          readonly retryAfter?: number;
      }
    | {
          /** Sends the body a few bytes at a time. */
          readonly kind: "slow";
          /** Number of bytes at a time. Default: 16. */
          readonly bytes?: number;
          /** The pause between them. Default: 10. */
          readonly milliseconds?: number;
      }
    | {
          /** Closes the connection in the middle of the body; in a stream, in the middle of an event. */
          readonly kind: "truncate";
      }
    | {
          /** Ends a stream cleanly, but in the middle of an event. */
          readonly kind: "half-event";
      }
    | {
          /** Sends an error event after the first events of a stream, then ends it. */
          readonly kind: "stream-error";
          /** The format of the error. Default: `object`. */
          readonly body?: ErrorBodyForm;
      }
    | {
          /** Ends a stream without `[DONE]`. */
          readonly kind: "no-done";
      }
    | {
          /** Ends a stream without `[DONE]` and without a line end after the last event. */
          readonly kind: "no-last-line";
      }
    | {
          /** Splits the body into small chunks. */
          readonly kind: "split";
          /** Bytes per chunk. Default: 1. */
          readonly bytes?: number;
      }
    | {
          /** Uses other line ends than `\n` in a stream. */
          readonly kind: "line-ends";
          /** Which ones; `mixed` alternates between LF, CRLF and CR. */
          readonly ends: "crlf" | "cr" | "mixed";
      }
    | {
          /** Sends comments and other fields between the events of a stream. */
          readonly kind: "comments";
      }
    | {
          /**
           * Sends what some services send in the stream of a chat: comments, an event without choices, the usage alone at
           * the end, all of it in chunks that end anywhere.
           */
          readonly kind: "odd-events";
          /** Bytes per chunk. Default: 7. */
          readonly bytes?: number;
      }
    | {
          /** Splits the data of each event over several lines. */
          readonly kind: "multi-line";
      }
    | {
          /** Sends thousands of events in one chunk. */
          readonly kind: "flood";
          /** Number of events. Default: 5000. */
          readonly events?: number;
      }
    | {
          /** Sends a stream that never ends, as fast as it is read. */
          readonly kind: "endless";
          /** Events per chunk. Default: 1. */
          readonly events?: number;
      }
    | {
          /** Sends the normal response with a wrong Content-Type. */
          readonly kind: "content-type";
          /** The wrong Content-Type. */
          readonly type: string;
      }
    | {
          /** Sends truncated JSON with the Content-Type of JSON. */
          readonly kind: "invalid-json";
      }
    | {
          /** Sends valid JSON with a shape that the task does not return. */
          readonly kind: "wrong-shape";
      }
    | {
          /** Sends an empty body. */
          readonly kind: "empty";
      }
    | {
          /** Sends an HTML page, as a gateway does. */
          readonly kind: "html";
          /** Its HTTP status. Default: 200. */
          readonly status?: number;
      }
    | {
          /** Sends an error that repeats the request's Authorization header, as careless servers do. */
          readonly kind: "echo";
          /** Its HTTP status. Default: 401. */
          readonly status?: number;
      }
    | {
          /** Sends poll URLs of the job that point to a foreign host, not to the provider. */
          readonly kind: "foreign-job";
      }
    | {
          /** Sends URLs of result files that return 404. */
          readonly kind: "result-missing";
      }
    | {
          /** Pads the normal response. */
          readonly kind: "large";
          /** The padded size in bytes. */
          readonly bytes: number;
      }
    | {
          /** Redirects the request. */
          readonly kind: "redirect";
          /** The target URL. Default: a foreign host, not the provider. */
          readonly to?: string;
          /** Its HTTP status. Default: 307. */
          readonly status?: number;
      }
    | {
          /** Ends the queued job of the request without a result. */
          readonly kind: "queue";
          /** How the job ends. */
          readonly end: "failed" | "cancelled" | "never";
      };

/** The name of a fault. */
export type FaultName = FaultKind["kind"];

const message = "The sandbox was told to fail.";

export const htmlPage =
    "<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>\n";

type ErrorBody = { readonly json: Json; readonly type?: string } | { readonly text: string; readonly type: string };

const bodies = {
    text: { json: { error: message } },
    object: { json: { error: { message, type: "server_error", code: "sandbox" } } },
    list: { json: { error: [message, "It did."] } },
    detail: { json: { detail: message } },
    "detail-list": { json: { detail: [{ loc: ["body", "inputs"], msg: message, type: "value_error" }] } },
    message: { json: { message } },
    problem: { json: { title: "Sandbox", detail: message }, type: "application/problem+json" },
    loading: { json: { error: "Model is currently loading" } },
    plain: { text: message, type: "text/plain" },
    html: { text: htmlPage, type: "text/html" },
    empty: { text: "", type: "text/plain" },
} as const satisfies Record<string, ErrorBody>;

/** A format of an error body that real services use: `detail-list` is FastAPI's, `problem` is RFC 9457's. */
export type ErrorBodyForm = keyof typeof bodies;

/** All formats of error bodies. */
export const errorBodyForms = Object.keys(bodies) as readonly ErrorBodyForm[]; // `Object.keys` returns `string[]`.

export const isErrorBody = (name: unknown): name is ErrorBodyForm => errorBodyForms.some((form) => form === name);

export const errorBody = (form: ErrorBodyForm): ErrorBody => bodies[form];

/** The error as an event of a stream, which must be JSON. */
export function errorEvent(form: ErrorBodyForm): Json {
    const body: ErrorBody = bodies[form];
    return "json" in body ? body.json : { error: message };
}
