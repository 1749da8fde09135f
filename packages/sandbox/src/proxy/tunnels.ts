/**
 * The way in for programs whose hosts are fixed: the sandbox's port is a proxy, too. What they open to one of the
 * sandbox's hosts ends here, with a certificate of the sandbox's own; nothing is ever opened to anybody else.
 */
import type { Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createSecureContext, TLSSocket } from "node:tls";
import type { Identity } from "./authority.ts";
import { plainName, refusalOf } from "./refusal-of.ts";

export type Tunnels = {
    /** Ends those that are open. */
    readonly close: () => void;
};

type Options = {
    readonly identity: Pick<Identity, "certificate" | "key">;
    /** Whom the sandbox stands in for. */
    readonly hosts: readonly string[];
    /** Told whom else it was asked for: `example.com:443`. */
    readonly onRefused?: ((authority: string) => void) | undefined;
};

/** Lets a server take tunnels to the hosts, and answer the requests in them as it answers its own. */
export function takeTunnels(server: Server, { identity, hosts, onRefused }: Options): Tunnels {
    const secureContext = createSecureContext({ cert: identity.certificate, key: identity.key });
    const open = new Set<Duplex>();
    server.on("connect", ({ url: authority = "" }, socket: Duplex, head) => {
        // A client that goes away breaks its own tunnel only.
        socket.on("error", () => socket.destroy());
        const [, host = "", port] = /^(.*?)(?::(\d+))?$/.exec(authority.toLowerCase()) ?? [];
        if (!hosts.includes(host) || port !== "443") {
            const named = plainName(authority);
            onRefused?.(named);
            return refuse(socket, named);
        }
        open.add(socket);
        socket.once("close", () => open.delete(socket));
        socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
        if (head.length > 0) socket.unshift(head);
        const inside = new TLSSocket(socket, { isServer: true, secureContext, ALPNProtocols: ["http/1.1"] });
        inside.on("error", () => inside.destroy());
        // A connection that is to be reset is the one below.
        if (socket instanceof Socket) {
            inside.resetAndDestroy = () => {
                socket.resetAndDestroy();
                return inside;
            };
        }
        server.emit("connection", inside);
    });
    return {
        close: () => {
            for (const socket of open) socket.destroy();
        },
    };
}

/** Many clients show the reason of a refusal only, so it says all. */
function refuse(socket: Duplex, named: string): void {
    const text = refusalOf(named);
    const head = [
        `HTTP/1.1 403 ${text}`,
        "content-type: text/plain",
        `content-length: ${text.length}`,
        "connection: close",
    ];
    socket.end([...head, "", text].join("\r\n"));
}
