/** Serves a built site on this machine like a static host: `/page` for `/page.html`, and 404.html for unknown paths. */
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { siteAddress } from "../src/publication.ts";
import { builtFolder } from "./folders.ts";

export type ServedSite = {
    /** `http://127.0.0.1:…` with the site's base path, without a trailing slash. */
    readonly address: string;
    readonly port: number;
    readonly stop: () => Promise<void>;
};

export type ServeOptions = {
    /** The folder to serve, ending in a slash. Default: `site/dist`. */
    readonly folder?: URL;
    /** The base path, such as `/some/path`. Default: the path of `CALLSHEET_SITE`. */
    readonly path?: string;
    /** Default: any free port. */
    readonly port?: number;
    /** Resolves once the file of a missing path, such as `gu/course`, exists or never will. Default: all files exist. */
    readonly whenBuilt?: (path: string) => Promise<unknown>;
    /** JSON responses at further paths. */
    readonly extra?: Readonly<Record<string, () => string>>;
};

const ownPath = siteAddress.pathname.replace(/\/$/, "");

/** @throws Error with the code `EADDRINUSE` if the port is taken */
export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
    const { folder = builtFolder, path = ownPath, port = 0, whenBuilt = async () => {}, extra = {} } = options;
    // `dev` reads files from disk on each request, since some are written while the site is served.
    const files = sirv(fileURLToPath(folder), { dev: true, etag: true, extensions: ["html"] });
    const notFound = async (response: ServerResponse): Promise<void> => {
        await whenBuilt("404");
        const page = await readFile(new URL("404.html", folder));
        response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(page);
    };
    const server = createServer((request, response) => {
        const requestPath = request.url ?? "/";
        const own = extra[requestPath];
        if (own) return void response.setHeader("content-type", "application/json").end(own());
        // A page that the build could not make is not there.
        const fail = (): void => void response.writeHead(503).end("The site could not be built.");
        if (path !== "" && requestPath !== path && !requestPath.startsWith(`${path}/`)) {
            return void notFound(response).catch(fail);
        }
        const answer = (onMissing: () => void): void => {
            request.url = requestPath.slice(path.length) || "/";
            files(request, response, onMissing);
        };
        // The names of files need no escapes.
        const missing = requestPath.slice(path.length).replace(/^\/|\?.*$/g, "");
        answer(() => {
            whenBuilt(missing)
                .then(() => answer(() => void notFound(response).catch(fail)))
                .catch(fail);
        });
    });
    const boundPort = await listen(server, port);
    return {
        address: `http://127.0.0.1:${boundPort}${path}`,
        port: boundPort,
        stop: async () => {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}

async function listen(server: Server, port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return address.port;
}
