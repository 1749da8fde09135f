/** Serves a built site on this machine like a static host: `/page` for `/page.html`, and 404.html for unknown paths. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
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
    /** Resolves once all files exist; until then, requests for missing files wait. Default: all files exist. */
    readonly isWhole?: Promise<unknown>;
    /** JSON responses at further paths. */
    readonly extra?: Readonly<Record<string, () => string>>;
};

const ownPath = siteAddress.pathname.replace(/\/$/, "");

/** @throws Error with the code `EADDRINUSE` if the port is taken */
export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
    const { folder = builtFolder, path = ownPath, port = 0, isWhole, extra = {} } = options;
    // `dev` reads files from disk on each request, since some are written while the site is served.
    const files = sirv(fileURLToPath(folder), { dev: true, etag: true, extensions: ["html"] });
    let isComplete = isWhole === undefined;
    isWhole?.then(() => {
        isComplete = true;
    });
    const server = createServer((request, response) => {
        const requestPath = request.url ?? "/";
        const own = extra[requestPath];
        if (own) return response.setHeader("content-type", "application/json").end(own());
        const notFound = (): void => {
            response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
            response.end(readFileSync(new URL("404.html", folder)));
        };
        if (path !== "" && requestPath !== path && !requestPath.startsWith(`${path}/`)) return notFound();
        const answer = (onMissing: () => void): void => {
            request.url = requestPath.slice(path.length) || "/";
            files(request, response, onMissing);
        };
        answer(() => (isComplete ? notFound() : void isWhole?.then(() => answer(notFound))));
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
