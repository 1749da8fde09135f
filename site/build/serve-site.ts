/** Serves a built site on this machine, as a static host does: `/page` for `/page.html`, and the page of what is not found. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import sirv from "sirv";
import { siteAddress } from "../src/publication.ts";
import { builtFolder } from "./folders.ts";

export type ServedSite = {
    /** `http://127.0.0.1:…`, with the path that the site stands at; no slash at its end. */
    readonly address: string;
    readonly port: number;
    readonly stop: () => Promise<void>;
};

export type ServeOptions = {
    /** What is served, ending in a slash. Default: `site/dist`. */
    readonly folder?: URL;
    /** Where it stands on its host, such as `/some/path`. Default: as `CALLSHEET_SITE` says. */
    readonly path?: string;
    /** The port. Default: any that is free. */
    readonly port?: number;
    /** Resolves once all files are there: until then whoever asks for one that is not waits for it. Default: they are. */
    readonly isWhole?: Promise<unknown>;
    /** What is answered at paths besides the site's. */
    readonly extra?: Readonly<Record<string, () => string>>;
};

const ownPath = siteAddress.pathname.replace(/\/$/, "");

/** @throws Error with the code `EADDRINUSE` where the port is taken */
export async function serveSite(options: ServeOptions = {}): Promise<ServedSite> {
    const { folder = builtFolder, path = ownPath, port = 0, isWhole, extra = {} } = options;
    // The files are read as they are at each request, since some come while it is served.
    const files = sirv(fileURLToPath(folder), { dev: true, etag: true, extensions: ["html"] });
    let whole = isWhole === undefined;
    isWhole?.then(() => {
        whole = true;
    });
    const server = createServer((request, response) => {
        const asked = request.url ?? "/";
        const own = extra[asked];
        if (own) return response.setHeader("content-type", "application/json").end(own());
        const notFound = (): void => {
            response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
            response.end(readFileSync(new URL("404.html", folder)));
        };
        if (path !== "" && asked !== path && !asked.startsWith(`${path}/`)) return notFound();
        const answer = (onMissing: () => void): void => {
            request.url = asked.slice(path.length) || "/";
            files(request, response, onMissing);
        };
        answer(() => (whole ? notFound() : void isWhole?.then(() => answer(notFound))));
    });
    const bound = await listen(server, port);
    return {
        address: `http://127.0.0.1:${bound}${path}`,
        port: bound,
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
