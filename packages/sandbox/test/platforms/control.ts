/**
 * A control server for platforms other than Node, for what a case cannot do itself: it starts the sandboxes, serves the
 * page, and returns the requests that a sandbox recorded.
 *
 * - `GET /requests?sandbox={url}`: the records of that sandbox, as JSON
 * - `GET /suite.js`: the suite, if there is one; every other path is an empty page that can import it
 *
 * The sandbox itself does not serve its records: any web page that guesses its port could read the tokens.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RecordedRequest } from "../../src/recorded-request.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../src/sandbox.ts";
import type { SeenRequest } from "../suite/case.ts";

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
        const seen = sandboxes.get(searchParams.get("sandbox") ?? "")?.requests.map(serialized);
        return response.setHeader("content-type", "application/json").end(JSON.stringify(seen));
    });
    // If the server closed an idle connection just as a case reuses it, the case would fail.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // The server listens on a port, not on a pipe.
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

const serialized = ({ headers, body, fault: _, ...rest }: RecordedRequest): SeenRequest => ({
    ...rest,
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(body),
});
