/** What the sandbox has seen. */
import type { Fault } from "./faults/fault.ts";

/** A request, as the real host would have seen it, and what became of it. */
export type RecordedRequest = {
    readonly method: string;
    /** With the real host. */
    readonly url: string;
    readonly headers: Headers;
    readonly body: Uint8Array<ArrayBuffer>;
    /** When it came: milliseconds of `performance.now()`. */
    readonly at: number;
    /** What was answered; undefined while there is no response, or where a fault gave none. */
    status: number | undefined;
    /** What was wrong with it, or odd. */
    hint: string | undefined;
    /** A token that was sent to somebody whom it is not for. */
    leak: string | undefined;
    /** The fault that it met. */
    fault: Fault | undefined;
    /** Bytes of the response's body that have been taken up by the connection. */
    sentBytes: number;
    /** `left`: the client went away before the end. `cut`: the sandbox did, as it was told. */
    outcome: "open" | "sent" | "left" | "cut";
};

/** The body of a recorded request as JSON; throws where it is none. */
export const recordedJson = ({ body }: Pick<RecordedRequest, "body">): unknown =>
    JSON.parse(new TextDecoder().decode(body));
