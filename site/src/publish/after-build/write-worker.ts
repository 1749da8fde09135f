import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { PrecacheEntry } from "workbox-precaching";
import { runFolder } from "../../run/run-file.ts";
import { type PrecachedFiles, precachedFiles } from "../offline/precached-files.ts";
import { filesIn } from "./files-in.ts";

const source = fileURLToPath(new URL("../offline/worker/worker.ts", import.meta.url));

/**
 * Writes the service worker `sw.js`, which contains the hash of each file that it precaches. It must therefore be the
 * last step that writes files.
 *
 * @param dir the build's output folder, ending in a slash
 */
export async function writeWorker(dir: URL): Promise<void> {
    const files = await filesIn(dir);
    const entries = await entriesOf(precachedFiles(files), dir);
    const version = createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 16);
    const runFiles = files.filter((file) => file.startsWith(`${runFolder}/`));
    await writeFile(new URL("sw.js", dir), await bundle(entries, runFiles, version));
}

type PrecacheEntries = Readonly<Record<keyof PrecachedFiles, readonly PrecacheEntry[]>>;

const entriesOf = async ({ shared, gu, en }: PrecachedFiles, dir: URL): Promise<PrecacheEntries> => ({
    shared: await Promise.all(shared.map((file) => entryOf(file, dir))),
    gu: await Promise.all(gu.map((file) => entryOf(file, dir))),
    en: await Promise.all(en.map((file) => entryOf(file, dir))),
});

async function entryOf(url: string, dir: URL): Promise<PrecacheEntry> {
    const hash = createHash("sha256").update(await readFile(new URL(url, dir)));
    const integrity = `sha256-${hash.digest("base64")}`;
    // A file whose name contains a hash needs no revision: the browser's HTTP cache may have it already.
    const isNamedByContent = /^(?:_astro|run|forms|search|catalogue)\b/.test(url);
    return {
        url,
        integrity,
        revision: isNamedByContent ? null : integrity.slice("sha256-".length, 16 + "sha256-".length),
    };
}

async function bundle(entries: PrecacheEntries, runFiles: readonly string[], version: string): Promise<string> {
    const build = await rolldown({
        input: source,
        transform: {
            define: {
                PRECACHED: JSON.stringify(entries),
                RUN_FILES: JSON.stringify(runFiles),
                VERSION: JSON.stringify(version),
                "process.env.NODE_ENV": JSON.stringify("production"),
            },
        },
    });
    const { output } = await build.generate({ format: "iife", minify: true });
    await build.close();
    return output[0].code;
}
