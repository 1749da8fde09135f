/** The files of a run: fetched when they are needed, and kept for when there is no network. */

import { fileAt } from "../routes.ts";
import { runCache } from "./cache-names.ts";
import type { RunFile } from "./run-file.ts";

/** A file that could not be fetched. */
export class FileNotLoaded extends Error {}

/** In a page that shows what is being worked on, nothing is kept. */
const keeps = import.meta.env.PROD && "caches" in globalThis;

const ownCache = (): Promise<Cache> => caches.open(runCache(new URL(fileAt("/"), location.href).href));

/** How many bytes of these files are still to be fetched. */
export async function bytesToFetch(files: readonly RunFile[]): Promise<number> {
    const sizes = await Promise.all(files.map(async (file) => ((await kept(file)) ? 0 : file.bytes)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Kept by this page, or along with the pages by the service worker: of whichever build, its name says what is in it. */
const kept = async ({ path }: RunFile): Promise<Response | undefined> =>
    keeps ? await caches.match(new URL(fileAt(path), location.href)) : undefined;

export type OnFile = (file: RunFile, bytes: Uint8Array<ArrayBuffer>) => void;

/**
 * Fetches files, or finds them where they are kept.
 *
 * @param onProgress is told how many bytes have come of those that had to be fetched
 * @param onFile is given the bytes of each as soon as they are there
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
            const here = await kept(file);
            if (here) onFile(file, new Uint8Array(await here.arrayBuffer()));
            else await fetchFile(file, signal, count, onFile);
        }),
    );
}

/**
 * Fetches a small file whose name stays the same from build to build; without a network, it is the one that came last.
 *
 * @param path from where the site stands, with a slash before it
 * @throws FileNotLoaded
 */
export async function fetchNewest(path: string, signal: AbortSignal | undefined): Promise<Response> {
    const url = new URL(fileAt(path), location.href);
    try {
        const response = await fetch(url, { cache: "no-cache", ...(signal && { signal }) });
        if (!response.ok) throw new FileNotLoaded(url.href);
        if (keeps) await (await ownCache()).put(url, response.clone()).catch(() => {});
        return response;
    } catch (error) {
        signal?.throwIfAborted();
        const last = keeps ? await (await ownCache()).match(url) : undefined;
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
        // A copy of its own: whoever is given the bytes may hand them on to another thread.
        const copy = keeps ? new Response(bytes, { headers: { "content-type": type } }) : undefined;
        onFile(file, bytes);
        if (copy) await keep(url, copy);
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
        // A file of another length is another file.
        if (at + value.length > expected) throw new TypeError("longer than it was built");
        bytes.set(value, at);
        at += value.length;
        count(value.length);
    }
    if (at < expected) throw new TypeError("cut off");
    return bytes;
}

/** A browser that keeps nothing, or has no room, fetches it again. */
const keep = async (url: URL, response: Response): Promise<void> => {
    await (await ownCache()).put(url, response).catch(() => {});
};
