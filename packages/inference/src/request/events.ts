/** Server-sent events, from bytes that may be cut anywhere. */

/** An event as it was sent; `whole` is false for one that the end of the stream cut off before its blank line. */
export type ServerEvent = { readonly type: string; readonly data: string; readonly whole: boolean };

/** The events of a stream. What the reader does not ask for is not read. */
export async function* serverEvents(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent, void, undefined> {
    let type = "";
    let data: string[] = [];
    const take = (whole: boolean): ServerEvent => {
        const event = { type, data: data.join("\n"), whole };
        type = "";
        data = [];
        return event;
    };
    for await (const line of lines(pieces)) {
        if (line === "") {
            if (data.length > 0) yield take(true);
            type = "";
        } else if (line.startsWith("data:")) data.push(value(line, "data:"));
        else if (line === "data") data.push("");
        else if (line.startsWith("event:")) type = value(line, "event:");
    }
    if (data.length > 0) yield take(false);
}

/** Lines that end in LF, CRLF or CR; the last one may have no end. A byte order mark is left out. */
async function* lines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder();
    let unread = "";
    for await (const piece of pieces) {
        const text = unread + decoder.decode(piece, { stream: true });
        // A CR at the end may be the first half of CRLF: it waits for the next piece.
        const ready = text.endsWith("\r") ? text.slice(0, -1) : text;
        const all = ready.split(/\r\n|\n|\r/);
        unread = (all.pop() ?? "") + text.slice(ready.length);
        yield* all;
    }
    const last = unread + decoder.decode();
    if (last !== "") yield* last.replace(/\r$/, "").split("\r");
}

const value = (line: string, field: string): string => line.slice(field.length).replace(/^ /, "");
