/** Starting and stopping an HTTP server. */
import type { Server } from "node:http";

/** Listens on a port, 0 for a free one. @returns the port */
export async function listen(server: Server, port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The sandbox does not listen on a port.");
    return address.port;
}

/** Stops listening and closes every open connection. */
export const close = (server: Server): Promise<void> =>
    new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
    });
