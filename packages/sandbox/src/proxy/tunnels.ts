/**
 * Makes the sandbox's port an HTTP proxy, for programs with fixed hosts. Tunnels (`CONNECT`) to the sandbox's hosts end
 * here, with the sandbox's own certificate; tunnels to other hosts are refused.
 */
import type { Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createSecureContext, TLSSocket } from "node:tls";
import { refusalMessage, sanitizedHost } from "../sandbox-headers.ts";
import type { Identity } from "./certificate-authority.ts";

type Tunnels = {
    /** Closes the open tunnels. */
    readonly close: () => void;
};

type Options = {
    readonly identity: Pick<Identity, "certificate" | "key">;
    /** The hosts that the sandbox stands in for. */
    readonly hosts: readonly string[];
    /** Called with each refused host, such as `example.com:443`. */
    readonly onRefused?: ((authority: string) => void) | undefined;
};

/**
 * Makes a server accept tunnels to the hosts, and TLS without a tunnel from programs that were led to its port, and
 * handle the requests in them as its own.
 */
export function takeTunnels(server: Server, { identity, hosts, onRefused }: Options): Tunnels {
    const secureContext = createSecureContext({ cert: identity.certificate, key: identity.key });
    const open = new Set<Duplex>();
    const keep = (socket: Duplex) => {
        // A client that disconnects breaks only its own connection.
        socket.on("error", () => socket.destroy());
        open.add(socket);
        socket.once("close", () => open.delete(socket));
    };
    const decrypt = (socket: Duplex) => {
        const inside = new TLSSocket(socket, { isServer: true, secureContext, ALPNProtocols: ["http/1.1"] });
        inside.on("error", () => inside.destroy());
        // A reset must reset the TCP connection below TLS.
        if (socket instanceof Socket) {
            inside.resetAndDestroy = () => {
                socket.resetAndDestroy();
                return inside;
            };
        }
        server.emit("connection", inside);
    };
    server.on("connect", ({ url: authority = "" }, socket: Duplex, head) => {
        keep(socket);
        const [, host = "", port] = /^(.*?)(?::(\d+))?$/.exec(authority.toLowerCase()) ?? [];
        if (!hosts.includes(host) || port !== "443") {
            const host = sanitizedHost(authority);
            onRefused?.(host);
            return refuse(socket, host);
        }
        socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        if (head.length > 0) socket.unshift(head);
        decrypt(socket);
    });
    const serve = server.listeners("connection");
    server.removeAllListeners("connection");
    server.on("connection", (socket: Duplex) => {
        if (socket instanceof TLSSocket) return serve.forEach((listener) => void listener.call(server, socket));
        keep(socket);
        socket.once("data", (first: Buffer) => {
            socket.pause();
            socket.unshift(first);
            if (first[0] === handshake) decrypt(socket);
            else for (const listener of serve) listener.call(server, socket);
            process.nextTick(() => socket.resume());
        });
    });
    return {
        close: () => {
            for (const socket of open) socket.destroy();
        },
    };
}

/** The first byte of TLS. No HTTP request begins with it. */
const handshake = 0x16;

/** Many clients show only the reason phrase of a refusal, so it has the whole message. */
function refuse(socket: Duplex, host: string): void {
    const text = refusalMessage(host);
    const head = [
        `HTTP/1.1 403 ${text}`,
        "content-type: text/plain",
        `content-length: ${text.length}`,
        "connection: close",
    ];
    socket.end([...head, "", text].join("\r\n"));
}
