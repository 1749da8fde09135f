/** A recorded request in the form that is easiest to compare with an expected one. */
import type { FaultName } from "../faults/fault-kind.ts";
import type { RecordedRequest } from "../recorded-request.ts";

/** A request that the sandbox received, as values to assert on. */
export type TestRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL, with the real host. */
    readonly url: string;
    /** Its headers by their names in lower case, including the token. */
    readonly headers: Readonly<Record<string, string>>;
    /**
     * Its body: the value of JSON, the string of a text, the bytes of anything else; undefined if it has none. Reading
     * it throws an Error that says why, if it is not kept: the latest are, 64 MiB together.
     */
    readonly body: unknown;
    /** The HTTP status of the response; undefined if none was sent. */
    readonly status: number | undefined;
    /** What was wrong or unusual about the request; undefined if nothing was. */
    readonly hint: string | undefined;
    /** Describes a token that was sent to the wrong host; undefined if none was. */
    readonly leak: string | undefined;
    /** The fault that was applied; undefined if none was. */
    readonly fault: FaultName | undefined;
};

/** The values of a recorded request. */
export function testRequest(record: RecordedRequest): TestRequest {
    const { method, url, headers, status, hint, leak, fault } = record;
    return {
        method,
        url,
        headers: Object.fromEntries(headers),
        get body() {
            return bodyOf(headers.get("content-type") ?? "", record.body);
        },
        status,
        hint,
        leak,
        fault: fault?.kind,
    };
}

function bodyOf(type: string, bytes: Uint8Array): unknown {
    if (bytes.length === 0) return undefined;
    if (!/^text\/|\bjson\b|x-www-form-urlencoded/i.test(type)) return bytes;
    const text = new TextDecoder().decode(bytes);
    return /\bjson\b/i.test(type) ? jsonOf(text) : text;
}

/** A request may claim to be JSON and be none: the test that sends it wants to see what it sent. */
function jsonOf(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return text;
    }
}
