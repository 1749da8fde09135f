/**
 * What goes over the connection, piece by piece: bytes, and what happens between them. The head of a response goes out
 * with its first bytes: what comes before them holds it back, or leaves the request without a response.
 */
export type Piece =
    | Uint8Array<ArrayBuffer>
    | {
          /** How long nothing comes, in milliseconds. */
          readonly wait: number;
      }
    /** The connection ends here. */
    | "cut"
    /** Nothing more comes, and the connection stays open. */
    | "stall";

/** Whether a stream comes as from a model that writes, or as fast as it is read. */
export type Pace = "natural" | "fast";

const encoder = new TextEncoder();

export const encode = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Pieces of a size; the last is as large or larger, so that whoever knows the end by its text does not leave a rest behind. */
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
