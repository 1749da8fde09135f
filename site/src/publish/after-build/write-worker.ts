import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { PrecacheEntry } from "workbox-precaching";
import { runFolder } from "../../run/run-file.ts";
import { type KeptFiles, keptFiles } from "../offline/kept-files.ts";
import { filesIn } from "./files-in.ts";

const source = fileURLToPath(new URL("../offline/worker/worker.ts", import.meta.url));

/**
 * Writes the service worker, which knows by its hash each file that it is to keep: it comes after all that writes files.
 *
 * @param dir of a build, ending in a slash, in which `sw.js` is then
 */
export async function writeWorker(dir: URL): Promise<void> {
    const files = await filesIn(dir);
    const kept = await entriesOf(keptFiles(files), dir);
    const version = createHash("sha256").update(JSON.stringify(kept)).digest("hex").slice(0, 16);
    const runFiles = files.filter((file) => file.startsWith(`${runFolder}/`));
    await writeFile(new URL("sw.js", dir), await bundle(kept, runFiles, version));
}

type Kept = Readonly<Record<keyof KeptFiles, readonly PrecacheEntry[]>>;

const entriesOf = async ({ shared, gu, en }: KeptFiles, dir: URL): Promise<Kept> => ({
    shared: await Promise.all(shared.map((file) => entryOf(file, dir))),
    gu: await Promise.all(gu.map((file) => entryOf(file, dir))),
    en: await Promise.all(en.map((file) => entryOf(file, dir))),
});

async function entryOf(url: string, dir: URL): Promise<PrecacheEntry> {
    const hash = createHash("sha256").update(await readFile(new URL(url, dir)));
    const integrity = `sha256-${hash.digest("base64")}`;
    // What is named by what is in it needs no revision: the browser may have it already.
    const isNamedByContent = /^(?:_astro|run|forms|search|catalogue)\b/.test(url);
    return {
        url,
        integrity,
        revision: isNamedByContent ? null : integrity.slice("sha256-".length, 16 + "sha256-".length),
    };
}

async function bundle(kept: Kept, runFiles: readonly string[], version: string): Promise<string> {
    const build = await rolldown({
        input: source,
        transform: {
            define: {
                KEPT: JSON.stringify(kept),
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
