/** Serves a built site on a free local port like a static host: whole files, compressed in advance. */
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";

/** Types that are served with gzip. Fonts and images are already compressed. */
const texts: Readonly<Record<string, string>> = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
};

type File = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

export type ServedFolder = { readonly origin: string; readonly stop: () => Promise<void> };

export async function serveFolder(folder: string): Promise<ServedFolder> {
    const files = await readFiles(folder);
    const server = createServer(({ url = "/" }, response) => {
        const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
        const file = ["", ".html", "/index.html", "index.html"].map((end) => files.get(path + end)).find(Boolean);
        if (file) response.writeHead(200, file.headers).end(file.body);
        else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error(`${folder} is not served at a port.`);
    return {
        origin: `http://127.0.0.1:${address.port}`,
        stop: async () => {
            server.closeAllConnections();
            await new Promise((resolve) => server.close(resolve));
        },
    };
}

/** Every file of a folder, by its URL path: `/en/snippets.html`. */
async function readFiles(folder: string): Promise<ReadonlyMap<string, File>> {
    const files = new Map<string, File>();
    for (const name of await readdir(folder, { recursive: true })) {
        const path = join(folder, name);
        if ((await stat(path)).isFile()) files.set(`/${name.split(sep).join("/")}`, pack(name, await readFile(path)));
    }
    return files;
}

function pack(name: string, content: Buffer): File {
    const text = texts[extname(name)];
    const body = text === undefined ? content : gzipSync(content, { level: 9 });
    return {
        body,
        headers: {
            "content-type": text ?? "application/octet-stream",
            "content-length": String(body.length),
            ...(text !== undefined && { "content-encoding": "gzip" }),
        },
    };
}
