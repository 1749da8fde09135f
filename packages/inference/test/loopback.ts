/** A fake provider on loopback for one test: it records requests and responds as told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type Received = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer };
export type Respond = (response: ServerResponse, received: Received) => void;

/**
 * Starts the server; it stops when the test ends.
 * @returns `fetch`, which takes every request to this server instead of its real host (the path is kept), and
 * `received`, all requests so far
 */
export async function loopback(respond: Respond): Promise<{ fetch: typeof fetch; received: Received[]; url: string }> {
    const received: Received[] = [];
    const server = createServer(async (request, response) => {
        const pieces: Buffer[] = [];
        for await (const piece of request) pieces.push(piece);
        const { method = "", url = "", headers } = request;
        const arrived = { method, path: url, headers, body: Buffer.concat(pieces) };
        received.push(arrived);
        respond(response, arrived);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
        server.closeAllConnections();
        server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const toLoopback: typeof fetch = (input, init) => {
        const { pathname, search } = new URL(String(input));
        return fetch(url + pathname + search, init);
    };
    return { fetch: toLoopback, received, url };
}

/** Responds with JSON. */
export const json =
    (value: unknown, status = 200): Respond =>
    (response) => {
        response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    };

/** Responds with bytes of a type. */
export const bytes =
    (type: string, content: Uint8Array | string, status = 200): Respond =>
    (response) => {
        response.writeHead(status, { "Content-Type": type }).end(content);
    };
