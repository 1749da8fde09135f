/** A proxy on loopback that refuses everything and records the hosts that were requested. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { directLoopback, proxyVariables } from "../environment.ts";

export type BlockingProxy = {
    /** Environment variables that route all requests to other machines through this proxy. */
    readonly environment: Readonly<Record<string, string>>;
    /** The hosts and URLs that were requested. */
    readonly requested: readonly string[];
    readonly close: () => Promise<void>;
};

export async function createBlockingProxy(): Promise<BlockingProxy> {
    const requested: string[] = [];
    const server = createServer(({ url = "" }, response) => {
        requested.push(url);
        response.writeHead(502).end();
    });
    server.on("connect", ({ url = "" }, socket) => {
        requested.push(url);
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // It listens on a port.
    return {
        environment: { ...proxyVariables(`http://127.0.0.1:${port}`), ...directLoopback },
        requested,
        close: () =>
            new Promise((resolve) => {
                server.close(() => resolve());
                server.closeAllConnections();
            }),
    };
}
