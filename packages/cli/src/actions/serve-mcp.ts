import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import {
    createMcpHandler,
    hostHeaderValidationResponse,
    localhostAllowedHostnames,
    localhostAllowedOrigins,
    originValidationResponse,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { McpFlags } from "../flags.ts";
import { createServer } from "../mcp/server.ts";
import { interruption } from "../sandbox/interruption.ts";
import { whyNotThere } from "../sandbox/why-not-there.ts";
import type { Terminal } from "../terminal.ts";

const host = "127.0.0.1";

/** Serves assistants until it is stopped, or, on standard input and output, until the assistant ends it. */
export async function serveMcp(terminal: Terminal, { port }: McpFlags): Promise<void> {
    const create = () => createServer(terminal.fetch);
    if (port === undefined) {
        const handle = serveStdio(create);
        await Promise.race([interruption(terminal), once(process.stdin, "end")]);
        return await handle.close();
    }
    const { fetch, close } = createMcpHandler(create);
    // A page of another site could otherwise use a browser to reach this server.
    const guarded = async (request: Request): Promise<Response> =>
        hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()) ??
        (new URL(request.url).pathname === "/mcp" ? await fetch(request) : new Response(null, { status: 404 }));
    const server = createHttpServer(getRequestListener(guarded, { overrideGlobalObjects: false }));
    const listening = once(server, "listening");
    server.listen(port, host);
    await listening.catch((error: unknown) => {
        throw whyNotThere(error, { host, port, what: "server" });
    });
    const { port: actual } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
    terminal.stdout.write(`Assistants are served at http://${host}:${actual}/mcp, until Ctrl+C.\n`);
    await interruption(terminal);
    await close();
    server.close();
    server.closeAllConnections();
}
