/** The Python module `callsheet_host`, through which Python uses the worker. */
import type { Piece } from "@callsheet/sandbox/handler";
import type { HeaderEntry, Network } from "../protocol.ts";
import type { FilledRequest } from "../worker/port-messages.ts";
import type { Host } from "../worker/serve-runs.ts";

type Received<Next> = {
    readonly status: number;
    readonly headers: readonly HeaderEntry[];
    readonly next: () => Next;
};

type NextPiece =
    | { readonly kind: "bytes"; readonly bytes: Uint8Array<ArrayBuffer> }
    | { readonly kind: "wait"; readonly milliseconds: number }
    | { readonly kind: "cut" | "stall" | "end" };

/** A request as positional arguments from Python. */
type Parts = readonly [method: string, url: string, headers: readonly HeaderEntry[], body: Uint8Array<ArrayBuffer>];

export type HostModule = {
    readonly mode: Network;
    readonly print: (stream: "stdout" | "stderr", text: string) => void;
    readonly pause: (milliseconds: number) => void;
    /** The sandbox's response, synchronously. */
    readonly respond: (...request: Parts) => Received<NextPiece>;
    /** A provider's response, through the page. `next` resolves to undefined at the end. */
    readonly ask: (...request: Parts) => Promise<Received<Promise<Uint8Array<ArrayBuffer> | undefined>>>;
};

/** @param host returns the host of the current program */
export const hostModule = (host: () => Host): HostModule => ({
    get mode() {
        return host().network.mode;
    },
    print: (stream, text) => host().print(stream, text),
    pause,
    respond(...parts) {
        const { status, headers, body } = host().network.respond(requestOf(parts));
        const pieces = (body instanceof Uint8Array ? [body] : body)[Symbol.iterator]();
        return {
            status,
            headers: Object.entries(headers),
            next: () => {
                const { value, done } = pieces.next();
                return done ? { kind: "end" } : nextPiece(value);
            },
        };
    },
    async ask(...parts) {
        const { method, url, headers, body } = requestOf(parts);
        const response = await host().network.fetch(url, {
            method,
            headers: headers.map(([...entry]) => entry),
            redirect: "manual",
            ...(body.length > 0 && { body }),
        });
        const reader = response.body?.getReader();
        return {
            status: response.status,
            headers: [...response.headers],
            next: async () => (await reader?.read())?.value,
        };
    },
});

const requestOf = ([method, url, headers, body]: Parts): FilledRequest => ({
    method,
    // Normalizes the URL, which removes the default port.
    url: new URL(url).href,
    headers: headers.map(([name, value]) => [name.toLowerCase(), value]),
    body,
});

function nextPiece(piece: Piece): NextPiece {
    if (piece instanceof Uint8Array) return { kind: "bytes", bytes: piece };
    return typeof piece === "string" ? { kind: piece } : { kind: "wait", milliseconds: piece.wait };
}

/**
 * Blocks the worker for a time. `Atomics.wait` needs shared memory. A page without cross-origin isolation has no
 * SharedArrayBuffer, but shared WebAssembly memory is available. No other thread has it, so only the timeout wakes us.
 */
const sharedCells = ((): Int32Array | undefined => {
    try {
        const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        const cells = new Int32Array(buffer);
        Atomics.wait(cells, 0, 0, 0);
        return cells;
    } catch {
        return undefined;
    }
})();

/** Blocks for a time; without shared memory, in a busy loop. */
function pause(milliseconds: number): void {
    if (sharedCells) {
        Atomics.wait(sharedCells, 0, 0, milliseconds);
        return;
    }
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
}
