/** An entry of the journal: a request and its response, redacted and cut to a readable size. */
import { isSecretName, redacted, redactor, schemes, secretsIn } from "@callsheet/inference/redaction";
import type { Fault } from "../faults/fault.ts";
import type { RecordedRequest } from "../recorded-request.ts";

/** A request and its response, as in `/__sandbox/requests`. Fields are only ever added. */
export type JournalEntry = {
    /** Number of the request, from 1. */
    readonly id: number;
    /** When it arrived, as an ISO date and time. */
    readonly at: string;
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** The request. */
    readonly request: ShownMessage;
    /** The HTTP status of the response. */
    readonly status: number;
    /** The response, as far as it was sent. */
    readonly response: ShownMessage;
    /** What was wrong or unusual about the request. */
    readonly hint?: string;
    /** Describes a token that was sent to the wrong host. */
    readonly leak?: string;
    /** The fault that was applied. */
    readonly fault?: Fault;
    /** `open`: in progress. `left`: the client disconnected. `cut`: a fault closed the connection. */
    readonly outcome: "open" | "sent" | "left" | "cut";
    /** Time from the request to the end of the response; undefined while it is open. */
    readonly milliseconds?: number;
};

/** A request or a response in the journal. */
export type ShownMessage = {
    /** Its headers, redacted. */
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** The size of the body in bytes. */
    readonly size: number;
    /** The body, if it is text. */
    readonly text?: string;
    /** Set if the text is cut. */
    readonly isCut?: true;
};

/** Maximum number of characters of a body. */
const maxText = 16_384;

/** More bytes are kept than shown: a secret at the cut would not be found and redacted. */
export const maxBytes = 4 * maxText;

/** Removes the secrets of a request and its response from a text. */
type Redact = (text: string) => string;

/**
 * Finds the secrets that a request shows anywhere: they are removed from all that is shown of it.
 *
 * @param keys further secrets
 */
export function redactionOf(
    { headers, url, body }: Pick<RecordedRequest, "headers" | "url" | "body">,
    keys: readonly string[],
): Redact {
    const inHeaders = [...headers].flatMap(([name, value]) => {
        // A cookie holds several.
        const secrets = isSecretName(name) ? [value.replace(scheme, ""), ...value.split(/[\s,;]+/)] : [];
        return secrets.filter((secret) => !scheme.test(`${secret} `));
    });
    const all = [...keys, ...inHeaders, ...secretsIn(url), ...secretsIn(textOf(headers, body) ?? "")];
    return redactor({ secrets: all });
}

const scheme = new RegExp(`^${schemes} +`, "i");

/** @param body its beginning: at least `maxBytes`, or all of it */
export function shownMessage(headers: Headers, body: Uint8Array, size: number, redactAll: Redact): ShownMessage {
    const text = textOf(headers, body);
    const redactedText = text === undefined ? undefined : redactAll(text);
    return {
        headers: [...headers].map(([name, value]) => [
            name,
            isSecretName(name) ? `${scheme.exec(value)?.[0] ?? ""}${redacted}` : redactAll(value),
        ]),
        size,
        ...(redactedText !== undefined && { text: redactedText.slice(0, maxText) }),
        ...(redactedText !== undefined && (redactedText.length > maxText || size > body.length) && { isCut: true }),
    };
}

/** A fault can name an address, or the body of an error. Its fields keep their types. */
export const shownFault = (fault: Fault, redactAll: Redact): Fault =>
    Object.fromEntries(
        Object.entries(fault).map(([name, value]) => [name, typeof value === "string" ? redactAll(value) : value]),
    ) as Fault;

/** The beginning of a body; undefined if it is not text. */
function textOf(headers: Headers, body: Uint8Array): string | undefined {
    const type = headers.get("content-type") ?? "";
    if (body.length === 0 || /^(?:image|audio|video)\/|octet-stream/i.test(type)) return undefined;
    const text = new TextDecoder().decode(body.subarray(0, maxBytes), { stream: true });
    return text.includes("\u0000") || text.includes("\ufffd") ? undefined : text;
}
