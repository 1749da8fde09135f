import { once } from "node:events";
import {
    createMcpHandler,
    hostHeaderValidationResponse,
    localhostAllowedHostnames,
    localhostAllowedOrigins,
    originValidationResponse,
} from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { McpFlags } from "../commands/mcp.ts";
import { createServer } from "../mcp/server.ts";
import { waitForEnd } from "../sandbox/interruption.ts";
import { serveFetch } from "../serve-fetch.ts";
import type { Terminal } from "../terminal.ts";

/** Serves assistants until it is stopped, or, on standard input and output, until the assistant ends it. */
export async function serveMcp(terminal: Terminal, _argument: unknown, { port }: McpFlags): Promise<void> {
    const create = () => createServer(terminal.fetch);
    if (port === undefined) {
        const handle = serveStdio(create);
        await Promise.race([waitForEnd(terminal), once(process.stdin, "end")]);
        return await handle.close();
    }
    const { fetch, close } = createMcpHandler(create);
    // A page of another site could otherwise use a browser to reach this server.
    const guarded = async (request: Request): Promise<Response> =>
        hostHeaderValidationResponse(request, localhostAllowedHostnames()) ??
        originValidationResponse(request, localhostAllowedOrigins()) ??
        (new URL(request.url).pathname === "/mcp" ? await fetch(request) : new Response(null, { status: 404 }));
    await serveFetch(
        terminal,
        guarded,
        { host: "127.0.0.1", port, what: "server" },
        (url) => `Assistants are served at ${url}/mcp, until Ctrl+C.\n`,
    );
    await close();
}
