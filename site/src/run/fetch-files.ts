/** Fetches the files of a run on demand, and caches them for offline use. */

import { fileAt } from "../routes.ts";
import { runCache } from "./cache-names.ts";
import type { RunFile } from "./run-file.ts";

/** A file that could not be fetched. */
export class FileNotLoaded extends Error {}

/** The development server caches nothing. */
const usesCache = import.meta.env.PROD && "caches" in globalThis;

const ownCache = (): Promise<Cache> => caches.open(runCache(new URL(fileAt("/"), location.href).href));

/** The total size of those files that are not cached yet, in bytes. */
export async function bytesToFetch(files: readonly RunFile[]): Promise<number> {
    const sizes = await Promise.all(files.map(async (file) => ((await cached(file)) ? 0 : file.bytes)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** The cached file, from a page or the service worker. Any build's copy will do: the name contains a content hash. */
const cached = async ({ path }: RunFile): Promise<Response | undefined> =>
    usesCache ? await caches.match(new URL(fileAt(path), location.href)) : undefined;

export type OnFile = (file: RunFile, bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * Gets files from the cache or the network.
 *
 * @param onProgress called with the number of bytes fetched so far
 * @param onFile called with the bytes of each file as soon as it is complete
 * @throws FileNotLoaded
 */
export async function fetchFiles(
    files: readonly RunFile[],
    signal: AbortSignal,
    onProgress: (bytes: number) => void,
    onFile: OnFile,
): Promise<void> {
    let loaded = 0;
    const count = (bytes: number): void => {
        loaded += bytes;
        onProgress(loaded);
    };
    await Promise.all(
        files.map(async (file) => {
            const here = await cached(file);
            if (here) onFile(file, new Uint8Array(await here.arrayBuffer()));
            else await fetchFile(file, signal, count, onFile);
        }),
    );
}

/**
 * Fetches a small file whose name is the same in every build; offline, returns the copy that was fetched last.
 *
 * @param path relative to the site's base, with a leading slash
 * @throws FileNotLoaded
 */
export async function fetchNewest(path: string, signal: AbortSignal): Promise<Response> {
    const url = new URL(fileAt(path), location.href);
    try {
        const response = await fetch(url, { cache: "no-cache", signal });
        if (!response.ok) throw new FileNotLoaded(url.href);
        if (usesCache) await (await ownCache()).put(url, response.clone()).catch(() => {});
        return response;
    } catch (error) {
        signal.throwIfAborted();
        const last = usesCache ? await (await ownCache()).match(url) : undefined;
        if (last) return last;
        throw error instanceof FileNotLoaded ? error : new FileNotLoaded(url.href, { cause: error });
    }
}

async function fetchFile(
    file: RunFile,
    signal: AbortSignal,
    count: (bytes: number) => void,
    onFile: OnFile,
): Promise<void> {
    const url = new URL(fileAt(file.path), location.href);
    try {
        const response = await fetch(url, { signal });
        if (!response.ok || !response.body) throw new FileNotLoaded(url.href);
        const bytes = await bytesOf(response.body, file.bytes, count);
        const type = response.headers.get("content-type") ?? "application/octet-stream";
        // Make the response first: `onFile` may transfer the bytes to another thread.
        const copy = usesCache ? new Response(bytes, { headers: { "content-type": type } }) : undefined;
        onFile(file, bytes);
        if (copy) await addToCache(url, copy);
    } catch (error) {
        signal.throwIfAborted();
        throw error instanceof FileNotLoaded ? error : new FileNotLoaded(url.href, { cause: error });
    }
}

async function bytesOf(
    body: ReadableStream<Uint8Array<ArrayBuffer>>,
    expected: number,
    count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(expected);
    let at = 0;
    for (const reader = body.getReader(); ; ) {
        const { value, done } = await reader.read();
        if (done) break;
        // A file of another size is from another build.
        if (at + value.length > expected) throw new TypeError("longer than it was built");
        bytes.set(value, at);
        at += value.length;
        count(value.length);
    }
    if (at < expected) throw new TypeError("cut off");
    return bytes;
}

/** Failing to cache is fine: the file is then fetched again. */
const addToCache = async (url: URL, response: Response): Promise<void> => {
    await (await ownCache()).put(url, response).catch(() => {});
};
