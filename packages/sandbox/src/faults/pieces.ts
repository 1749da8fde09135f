/**
 * One step of sending a response body: bytes, a pause, or the end of the connection. The head of the response is sent
 * with the first bytes, so a pause before them delays it, and a cut before them prevents it.
 */
export type Piece =
    | Uint8Array<ArrayBuffer>
    | {
          /** A pause, in milliseconds. */
          readonly wait: number;
      }
    /** Closes the connection. */
    | "cut"
    /** Sends nothing more and keeps the connection open. */
    | "stall";

/** Whether a stream arrives at the pace of a model, or as fast as it is read. */
export type Pace = "natural" | "fast";

const encoder = new TextEncoder();

export const encode = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Splits bytes into pieces. The last one takes the rest, so that a client that stops at `[DONE]` has read all. */
export function* split(bytes: Uint8Array<ArrayBuffer>, size: number, wait?: number): Generator<Piece> {
    for (let start = 0; start < bytes.length; ) {
        const end = bytes.length - start < 2 * size ? bytes.length : start + size;
        yield bytes.slice(start, end);
        start = end;
        if (wait !== undefined) yield { wait };
    }
}

export function joined(texts: readonly string[]): Uint8Array<ArrayBuffer> {
    return encode(texts.join(""));
}
