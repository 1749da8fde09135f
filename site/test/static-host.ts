/**
 * A plain static host: serves a folder below a path, with `/page` for `/page.html` and `/` for `/index.html`. It has no
 * fallback for missing files, and no rewriting.
 */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
};

export type StaticHost = {
    /** `http://127.0.0.1:…` */
    readonly origin: string;
    /** The same host under a name that the service worker does not treat as localhost. */
    readonly named: string;
    /** Serves another folder from now on, as when a new version is published. */
    publish: (folder: URL) => void;
    /** Replaces the content of one file, as on a host in the middle of publishing. */
    substitute: (name: string, content: string) => void;
    /** Makes the host reachable or not; while it is not, every connection is closed. */
    reach: (isReachable: boolean) => void;
    readonly stop: () => Promise<void>;
};

/**
 * @param folder to serve, ending in a slash
 * @param path the base path, such as `/some/path`; "" for the root
 */
export async function staticHost(folder: URL, path = ""): Promise<StaticHost> {
    let served = folder;
    let isReachable = true;
    const substitutes = new Map<string, Buffer>();
    const server = createServer(async ({ url = "/", socket }, response) => {
        if (!isReachable) {
            socket.destroy();
            return;
        }
        const { pathname } = new URL(url, "http://localhost");
        const name = pathname.startsWith(`${path}/`) ? decodeURIComponent(pathname.slice(path.length + 1)) : undefined;
        for (const end of name === undefined ? [] : name === "" ? ["index.html"] : ["", ".html"]) {
            const file = new URL(`./${name}${end}`, served);
            const content = file.href.startsWith(served.href)
                ? (substitutes.get(`${name}${end}`) ?? (await readFile(file).catch(() => undefined)))
                : undefined;
            if (!content) continue;
            const type = types[extname(file.pathname)] ?? "application/octet-stream";
            response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(content);
            return;
        }
        response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The host has no port.");
    return {
        origin: `http://127.0.0.1:${address.port}`,
        named: `http://site.localhost:${address.port}`,
        publish: (other) => {
            served = other;
        },
        substitute: (name, content) => {
            substitutes.set(name, Buffer.from(content));
        },
        reach: (can) => {
            isReachable = can;
        },
        stop: async () => {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}
