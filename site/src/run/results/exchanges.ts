/** Records a program's requests and responses. A response can be read while it arrives. */
import type { HeaderEntry, RunEvent } from "../protocol.ts";

/** A request with its response, as far as it has arrived. */
export type Exchange = {
    readonly id: number;
    /** When the request was sent, in milliseconds on the worker's clock. */
    readonly at: number;
    readonly method: string;
    readonly url: string;
    readonly headers: readonly HeaderEntry[];
    readonly body: Uint8Array<ArrayBuffer>;
    /** Absent until the response begins. */
    readonly response?: RecordedResponse;
};

export type RecordedResponse = {
    readonly status: number;
    readonly headers: readonly HeaderEntry[];
    readonly pieces: readonly Uint8Array<ArrayBuffer>[];
    /** Whether the response is complete. */
    readonly ended: boolean;
};

/** The exchanges after an event; unchanged if the event is about something else. */
export function withRunEvent(exchanges: readonly Exchange[], event: RunEvent): readonly Exchange[] {
    switch (event.kind) {
        case "request": {
            const { kind: _kind, ...request } = event;
            return [...exchanges, request];
        }
        case "response":
            return changed(exchanges, event.id, () => ({
                status: event.status,
                headers: event.headers,
                pieces: [],
                ended: false,
            }));
        case "piece":
            return changed(exchanges, event.id, (response) => ({
                ...response,
                pieces: [...response.pieces, event.bytes],
            }));
        case "response-end":
            return changed(exchanges, event.id, (response) => ({ ...response, ended: true }));
        default:
            return exchanges;
    }
}

const notBegun: RecordedResponse = { status: 0, headers: [], pieces: [], ended: false };

const changed = (
    exchanges: readonly Exchange[],
    id: number,
    change: (response: RecordedResponse) => RecordedResponse,
): readonly Exchange[] =>
    exchanges.map((one) => (one.id === id ? { ...one, response: change(one.response ?? notBegun) } : one));

/** A header's value, by its name in lower case. */
export const headerOf = (headers: readonly HeaderEntry[], name: string): string | undefined =>
    headers.find(([one]) => one.toLowerCase() === name)?.[1];

/** Joins the pieces of a body. */
export function joinedPieces(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
    const joined = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const piece of pieces) {
        joined.set(piece, at);
        at += piece.length;
    }
    return joined;
}

/** A program's call: its POST request, and the other requests until the next POST. */
export type CallMade = { readonly post: Exchange; readonly after: readonly Exchange[] };

/** The calls among the exchanges. Requests before the first POST, such as to the Hub, belong to none. */
export function callsMade(exchanges: readonly Exchange[]): readonly CallMade[] {
    return exchanges.flatMap((post, index): CallMade[] => {
        if (post.method !== "POST") return [];
        const rest = exchanges.slice(index + 1);
        const next = rest.findIndex(({ method }) => method === "POST");
        return [{ post, after: next < 0 ? rest : rest.slice(0, next) }];
    });
}

/** Whether the response is an event stream. */
export const isStream = ({ headers }: RecordedResponse): boolean =>
    /^text\/event-stream\b/.test(headerOf(headers, "content-type") ?? "");
