/** Which part of a response each fault affects, and how to request it. */
import type { FaultKind, FaultName } from "@callsheet/sandbox";
import type { FaultGroup } from "../../words/fault-groups.ts";

export const groupOfFault: Readonly<Record<FaultName, FaultGroup>> = {
    reset: "connection",
    silence: "connection",
    late: "connection",
    stall: "connection",
    slow: "connection",
    truncate: "connection",
    status: "response",
    redirect: "response",
    "content-type": "response",
    "invalid-json": "response",
    "wrong-shape": "response",
    empty: "response",
    html: "response",
    echo: "response",
    large: "response",
    split: "stream",
    "half-event": "stream",
    "stream-error": "stream",
    "no-done": "stream",
    "no-last-line": "stream",
    "line-ends": "stream",
    comments: "stream",
    "odd-events": "stream",
    "multi-line": "stream",
    flood: "stream",
    endless: "stream",
    queue: "job",
    "foreign-job": "job",
    "result-missing": "job",
};

/** A typical request for each fault. */
export const exampleFaults: { readonly [Name in FaultName]: Extract<FaultKind, { kind: Name }> } = {
    reset: { kind: "reset" },
    silence: { kind: "silence" },
    late: { kind: "late", milliseconds: 3000 },
    stall: { kind: "stall" },
    slow: { kind: "slow", bytes: 4, milliseconds: 50 },
    truncate: { kind: "truncate" },
    status: { kind: "status", status: 429, retryAfter: 2 },
    redirect: { kind: "redirect", status: 302 },
    "content-type": { kind: "content-type", type: "text/plain" },
    "invalid-json": { kind: "invalid-json" },
    "wrong-shape": { kind: "wrong-shape" },
    empty: { kind: "empty" },
    html: { kind: "html", status: 502 },
    echo: { kind: "echo" },
    large: { kind: "large", bytes: 1_000_000 },
    split: { kind: "split" },
    "half-event": { kind: "half-event" },
    "stream-error": { kind: "stream-error", body: "object" },
    "no-done": { kind: "no-done" },
    "no-last-line": { kind: "no-last-line" },
    "line-ends": { kind: "line-ends", ends: "crlf" },
    comments: { kind: "comments" },
    "odd-events": { kind: "odd-events" },
    "multi-line": { kind: "multi-line" },
    flood: { kind: "flood", events: 2000 },
    endless: { kind: "endless" },
    queue: { kind: "queue", end: "failed" },
    "foreign-job": { kind: "foreign-job" },
    "result-missing": { kind: "result-missing" },
};

/** The fault as a line of a program. */
export const faultInProgram = (fault: FaultKind): string =>
    `sandbox.fail({ ${Object.entries(fault)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(", ")} });`;

/** The fault as the value of the header. */
export const faultInHeader = ({ kind, ...fields }: FaultKind): string =>
    [kind, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join("; ");
