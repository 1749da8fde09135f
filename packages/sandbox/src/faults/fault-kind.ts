/** Everything that the sandbox can do wrong. */
import type { ErrorBodyForm } from "./error-bodies.ts";

/** What goes wrong. Times are in milliseconds, but for `retryAfter` and `estimatedTime`, which are in seconds as services say them. */
export type FaultKind =
    | {
          /** An error. */
          readonly kind: "status";
          /** Its HTTP status. */
          readonly status: number;
          /** The form of its body. Default: the service's own. */
          readonly body?: ErrorBodyForm;
          /** What its header Retry-After asks for, in seconds. Default: it has none. */
          readonly retryAfter?: number;
          /** How Retry-After says it: a number, or a date. Default: `seconds`. */
          readonly retryAfterForm?: "seconds" | "date";
          /** How long the model will still be loading, in seconds, at `estimated_time` of the body. Default: it is not said. */
          readonly estimatedTime?: number;
      }
    | {
          /** The connection is reset before the first byte. */
          readonly kind: "reset";
      }
    | {
          /** The request is taken, and nothing ever comes back. */
          readonly kind: "silence";
      }
    | {
          /** The first byte comes late. */
          readonly kind: "late";
          /** How late. */
          readonly milliseconds: number;
      }
    | {
          /** The body stops in the middle and the connection stays open. */
          readonly kind: "stall";
          /** The body is that of an error with this HTTP status. Default: the right response. */
          readonly status?: number;
          /** What the error's header Retry-After asks for, in seconds. Default: it has none. */
          readonly retryAfter?: number;
      }
    | {
          /** The body comes a few bytes at a time. */
          readonly kind: "slow";
          /** How many bytes. Default: 16. */
          readonly bytes?: number;
          /** How long after the ones before. Default: 10. */
          readonly milliseconds?: number;
      }
    | {
          /** The connection ends in the middle of the body: of a stream, in the middle of an event. */
          readonly kind: "truncate";
      }
    | {
          /** A stream that ends as it should, but in the middle of an event. */
          readonly kind: "half-event";
      }
    | {
          /** An error event after the first events of a stream, and then the end. */
          readonly kind: "stream-error";
          /** The form of the error. Default: `object`. */
          readonly body?: ErrorBodyForm;
      }
    | {
          /** A stream without its `[DONE]`. */
          readonly kind: "no-done";
      }
    | {
          /** A stream without `[DONE]` whose last event ends without a line end. */
          readonly kind: "no-last-line";
      }
    | {
          /** A few bytes in each chunk. */
          readonly kind: "split";
          /** How many bytes. Default: 1. */
          readonly bytes?: number;
      }
    | {
          /** A stream with other line ends than usual. */
          readonly kind: "line-ends";
          /** Which; `mixed` has three in turn. */
          readonly ends: "crlf" | "cr" | "mixed";
      }
    | {
          /** Comments and other fields between the events of a stream. */
          readonly kind: "comments";
      }
    | {
          /** Events whose data lies on several lines. */
          readonly kind: "multi-line";
      }
    | {
          /** Thousands of events in one chunk. */
          readonly kind: "flood";
          /** How many. Default: 5000. */
          readonly events?: number;
      }
    | {
          /** A stream that never ends, as fast as it is read. */
          readonly kind: "endless";
          /** How many events are in a chunk. Default: 1. */
          readonly events?: number;
      }
    | {
          /** The right response under a wrong Content-Type. */
          readonly kind: "content-type";
          /** The wrong Content-Type. */
          readonly type: string;
      }
    | {
          /** A body that says it is JSON, and breaks off. */
          readonly kind: "invalid-json";
      }
    | {
          /** Well-formed JSON that is not what the task returns. */
          readonly kind: "wrong-shape";
      }
    | {
          /** A body without a byte. */
          readonly kind: "empty";
      }
    | {
          /** A page for people, as a gateway sends it. */
          readonly kind: "html";
          /** Its HTTP status. Default: 200. */
          readonly status?: number;
      }
    | {
          /** An error that repeats the request's Authorization header, as careless servers do. */
          readonly kind: "echo";
          /** Its HTTP status. Default: 401. */
          readonly status?: number;
      }
    | {
          /** The response says that its job is polled on a host that is none of the provider's. */
          readonly kind: "foreign-job";
      }
    | {
          /** The URLs of result files in the response lead nowhere. */
          readonly kind: "result-missing";
      }
    | {
          /** The right response, padded. */
          readonly kind: "large";
          /** To how many bytes. */
          readonly bytes: number;
      }
    | {
          /** A redirect. */
          readonly kind: "redirect";
          /** Where to, as a URL. Default: to a host that is none of the provider's. */
          readonly to?: string;
          /** Its HTTP status. Default: 307. */
          readonly status?: number;
      }
    | {
          /** What becomes of the job that the request puts in a queue. */
          readonly kind: "queue";
          /** How the job ends. */
          readonly end: "failed" | "cancelled" | "never";
      };

/** The name of a fault. */
export type FaultName = FaultKind["kind"];
