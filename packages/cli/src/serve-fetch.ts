/** Serves a handler of web requests in Node. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { listenError, type Place } from "./errors.ts";
import { waitForEnd } from "./sandbox/interruption.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Serves a handler until the command is interrupted.
 *
 * @param announcement the text that is printed as soon as it listens, from its address
 * @throws SandboxError if it cannot listen there
 */
export async function serveFetch(
    terminal: Terminal,
    fetch: (request: Request) => Promise<Response>,
    place: Place,
    announcement: (url: string) => string,
): Promise<void> {
    const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
    const listening = once(server, "listening");
    server.listen(place.port, place.host);
    await listening.catch((error: unknown) => {
        throw listenError(error, place);
    });
    const { address, port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
    terminal.stdout.write(announcement(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`));
    await waitForEnd(terminal);
    server.close();
    server.closeAllConnections();
}
