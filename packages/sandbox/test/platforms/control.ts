/**
 * What a case cannot do by itself, for the platforms that are not Node: it starts the sandboxes, serves the page, and
 * tells what a sandbox has seen.
 *
 * - `GET /requests?sandbox={url}`: the records of that sandbox, as JSON
 * - `GET /suite.js`: the suite, where there is one; every other address is an empty page that may import it
 *
 * A sandbox itself does not tell: every page of the web that guesses its port could read the tokens.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RecordedRequest } from "../../src/recording.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../src/sandbox.ts";
import type { Seen } from "../suite/case.ts";

export type Control = {
    readonly url: string;
    readonly open: (options: SandboxOptions | undefined) => Promise<Sandbox>;
    readonly close: () => Promise<void>;
};

/** @param suite the module at `/suite.js` */
export async function startControl(suite = ""): Promise<Control> {
    const sandboxes = new Map<string, Sandbox>();
    const server = createServer((request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://control");
        if (pathname === "/suite.js") return response.setHeader("content-type", "text/javascript").end(suite);
        if (pathname !== "/requests") return response.setHeader("content-type", "text/html").end("<!doctype html>");
        const seen = sandboxes.get(searchParams.get("sandbox") ?? "")?.requests.map(seenOf);
        return response.setHeader("content-type", "application/json").end(JSON.stringify(seen));
    });
    // A connection that it closed while a case asks on it would fail the case.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // It listens on a port, not on a pipe.
        open: async (options) => {
            const sandbox = await startSandbox({ models: "known", ...options });
            sandboxes.set(sandbox.url, sandbox);
            const close = async () => {
                sandboxes.delete(sandbox.url);
                await sandbox.close();
            };
            return { ...sandbox, close };
        },
        close: async () => {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}

const seenOf = ({ headers, body, fault: _, ...rest }: RecordedRequest): Seen => ({
    ...rest,
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(body),
});
