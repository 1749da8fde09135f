/** Parses and validates faults. */

import { type FaultKind, type FaultName, isErrorBody } from "./fault-kind.ts";

/** A fault, and the requests that it applies to. */
export type Fault = FaultKind & {
    /** Applies only to URLs that contain this. Default: any inference request, but not the Hub or result files. */
    readonly at?: string;
    /** Number of requests that it applies to. Default: 1; in `startSandbox({ fault })`: all. */
    readonly times?: number;
};

/** The fields of each fault, for faults in text form; the first one is needed if it ends in `!`. */
const fields: Readonly<Record<FaultName, string>> = {
    status: "status! body retryAfter retryAfterForm estimatedTime",
    reset: "",
    silence: "",
    late: "milliseconds!",
    stall: "status retryAfter",
    slow: "bytes milliseconds",
    truncate: "",
    "half-event": "",
    "stream-error": "body",
    "no-done": "",
    "no-last-line": "",
    split: "bytes",
    "line-ends": "ends!",
    comments: "",
    "odd-events": "bytes",
    "multi-line": "",
    flood: "events",
    endless: "events",
    "content-type": "type!",
    "invalid-json": "",
    "wrong-shape": "",
    empty: "",
    html: "status",
    echo: "status",
    "foreign-job": "",
    "result-missing": "",
    large: "bytes!",
    redirect: "to status",
    queue: "end!",
};

const fieldsOf = (kind: FaultName): readonly string[] => fields[kind].match(/\w+/g) ?? [];
const neededField = (kind: FaultName): string | undefined => /^\w+(?=!)/.exec(fields[kind])?.[0];

/** The fields of any fault that are numbers; all others are texts. */
const numeric = ["times", "status", "retryAfter", "estimatedTime", "milliseconds", "bytes", "events"];

const words: Readonly<Record<string, readonly string[]>> = {
    retryAfterForm: ["seconds", "date"],
    ends: ["crlf", "cr", "mixed"],
    end: ["failed", "cancelled", "never"],
};

/** The names of all faults. */
export const faultNames = Object.keys(fields) as readonly FaultName[]; // `Object.keys` returns `string[]`.

/**
 * Parses a fault from a header or a command line: JSON, or a name or a status with fields.
 *
 * @param text `{"kind":"status","status":429}`, or `429; retryAfter=2`
 * @returns the fault
 * @throws TypeError naming the invalid part; SyntaxError for invalid JSON
 * @example
 * import { parseFault, startSandbox } from "@callsheet/sandbox";
 *
 * const sandbox = await startSandbox({ fault: parseFault("status; status=503; times=1") });
 * await sandbox.close();
 */
export function parseFault(text: string): Fault {
    const parsed: Readonly<Record<string, unknown>> = text.trim().startsWith("{") ? JSON.parse(text) : parts(text);
    const kind = faultNames.find((name) => name === parsed["kind"]);
    if (!kind) throw new TypeError(`There is no fault "${parsed["kind"]}". Choose one of ${faultNames.join(", ")}.`);
    const taken = ["kind", "at", "times", ...fieldsOf(kind)];
    for (const [key, value] of Object.entries(parsed)) {
        if (!taken.includes(key) || typeof value !== (numeric.includes(key) ? "number" : "string")) {
            throw new TypeError(
                `The fault ${kind} takes ${taken.join(", ")}; received ${key}: ${JSON.stringify(value)}.`,
            );
        }
        const allowed = key === "body" ? isErrorBody(value) : (words[key]?.includes(String(value)) ?? true);
        if (!allowed) throw new TypeError(`The fault ${kind} knows no ${key} "${value}".`);
    }
    const due = neededField(kind);
    if (due && parsed[due] === undefined) throw new TypeError(`The fault ${kind} needs ${due}.`);
    // Its kind and all of its fields were just validated.
    const fault = parsed as Fault;
    checkFault(fault);
    return fault;
}

/** Limits of numbers: other values could not be sent, or would never end. */
const limits: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
    status: { min: 200, max: 599 },
    bytes: { min: 1, max: Number.MAX_SAFE_INTEGER },
    events: { min: 1, max: 1_000_000 },
    // The longest time of a timer.
    milliseconds: { min: 0, max: 2 ** 31 - 1 },
};

/** @throws TypeError naming a number that is out of its limits */
export function checkFault(fault: Fault): void {
    for (const [key, value] of Object.entries(fault)) {
        const limit = limits[key];
        if (typeof value !== "number" || !limit) continue;
        if (Number.isInteger(value) && value >= limit.min && value <= limit.max) continue;
        throw new TypeError(
            `The ${key} of a fault is a whole number from ${limit.min} to ${limit.max}; received ${value}.`,
        );
    }
}

function parts(text: string): Record<string, unknown> {
    const [first = "", ...rest] = text.split(";").map((part) => part.trim());
    // In `late=2000` the name itself has the value of the fault's required field; a number alone is a status.
    const named = /^\d+$/.test(first) ? `status=${first}` : first;
    const [, kind = named, value] = /^([\w-]+) *= *(.+)$/.exec(named) ?? [];
    const name = value === undefined ? undefined : faultNames.find((one) => one === kind);
    const due = name && neededField(name);
    if (value !== undefined && due === undefined) throw new TypeError(`There is no fault that is told "${first}".`);
    const entries = [...(due === undefined ? [] : [`${due}=${value}`]), ...rest].filter(Boolean).map((part) => {
        const [key = "", ...value] = part.split("=");
        const valueText = value.join("=").trim();
        return [key.trim(), /^\d+(\.\d+)?$/.test(valueText) ? Number(valueText) : valueText];
    });
    return { kind, ...Object.fromEntries(entries) };
}
