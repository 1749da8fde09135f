/** A proxy on loopback that lets nothing through and remembers whom it was asked for: the Internet of whoever has none. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type Trap = {
    /** What makes a process ask the trap for everything that is not on this machine. */
    readonly environment: Readonly<Record<string, string>>;
    /** Whom it was asked for. */
    readonly asked: readonly string[];
    readonly close: () => Promise<void>;
};

export async function createTrap(): Promise<Trap> {
    const asked: string[] = [];
    const server = createServer(({ url = "" }, response) => {
        asked.push(url);
        response.writeHead(502).end();
    });
    server.on("connect", ({ url = "" }, socket) => {
        asked.push(url);
        socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // It listens on a port.
    const proxy = `http://127.0.0.1:${port}`;
    const names = ["HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy"];
    return {
        environment: {
            ...Object.fromEntries(names.map((name) => [name, proxy])),
            NO_PROXY: "127.0.0.1",
            no_proxy: "127.0.0.1",
        },
        asked,
        close: () =>
            new Promise((resolve) => {
                server.close(() => resolve());
                server.closeAllConnections();
            }),
    };
}
