/** Decodes server-sent events from bytes that may be split anywhere. */

/** Receives an event; `whole` is false for one that the end of the stream cut off before its blank line. */
export type TakeEvent = (data: string, type: string, isComplete: boolean) => void;

/** The strings of an event beyond this number count, with this many bytes each: an event has one for each of its lines. */
const freeStrings = 2 ** 16;
const stringBytes = 64;

/**
 * Creates the decoder of one stream. Lines end in LF, CRLF or CR, the last one maybe in none; a byte order mark is
 * skipped.
 * @param take gets each event as soon as the line that ends it is found
 * @returns a function that decodes the next piece, and returns how much the open event holds: its characters and, if
 * they came in very many strings, the bytes of these objects. A call without a piece ends the stream: an event that is
 * still open is then not whole
 */
export function eventDecoder(take: TakeEvent): (piece?: Uint8Array) => number {
    const decoder = new TextDecoder();
    /** The start of a line whose end has not arrived. */
    let begun = "";
    /** Whether the last piece ended in CR: an LF at the start of the next one then belongs to the same CRLF. */
    let isAfterCr = false;
    let type = "";
    let data: string | undefined;
    /** The number of strings that the open event was joined from. The platform keeps an object for each. */
    let strings = 0;

    const endEvent = (isComplete: boolean) => {
        if (data !== undefined) {
            const event = data;
            data = undefined;
            take(event, type, isComplete);
        }
        type = "";
        strings = 0;
    };
    const takeLine = (text: string, start: number, end: number) => {
        if (start === end) return endEvent(true);
        const isData = text.startsWith("data:", start);
        if (isData || text.slice(start, end) === "data") {
            const value = isData ? valueAt(text, start + 5, end) : "";
            data = data === undefined ? value : `${data}\n${value}`;
            strings += 1;
        } else if (text.startsWith("event:", start)) type = valueAt(text, start + 6, end);
    };
    const withLf = (text: string): string => {
        const rest = isAfterCr && text.startsWith("\n") ? text.slice(1) : text;
        if (text !== "") isAfterCr = text.endsWith("\r");
        return rest.includes("\r") ? rest.replace(/\r\n?/g, "\n") : rest;
    };
    return (piece) => {
        const text = withLf(decoder.decode(piece, { stream: piece !== undefined }));
        let start = 0;
        for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", start)) {
            if (begun === "") takeLine(text, start, end);
            else {
                // Parsed once, when the line is complete: many small pieces cost no more than few large ones.
                const line = begun + text.slice(start, end);
                begun = "";
                takeLine(line, 0, line.length);
            }
            start = end + 1;
        }
        begun += text.slice(start);
        if (begun !== "") strings += 1;
        if (piece === undefined) {
            if (begun !== "") takeLine(begun, 0, begun.length);
            endEvent(false);
        }
        return begun.length + (data?.length ?? 0) + Math.max(0, strings - freeStrings) * stringBytes;
    };
}

/** The value after a field's colon, without one leading space. */
const valueAt = (text: string, start: number, end: number): string =>
    text.slice(text.charAt(start) === " " ? start + 1 : start, end);
