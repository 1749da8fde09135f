import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { writeWorker } from "../src/publish/after-build/write-worker.ts";
import { filesOf } from "./crawl.ts";

const dist = new URL("../dist/", import.meta.url);

export type MarkedBuild = { readonly folder: URL; readonly remove: () => Promise<void> };

/**
 * A copy of the build that looks like one of other sources. The mark is in `data-build` of each page, in `data-script`,
 * which the pages' script sets, and in the id of the catalogue's first model. Files named by content hash get other
 * names, and the service worker is written for the copy.
 */
export async function markedBuild(mark: string): Promise<MarkedBuild> {
    const path = await mkdtemp(join(tmpdir(), "callsheet-build-"));
    const folder = pathToFileURL(path + sep);
    await cp(dist, folder, { recursive: true });
    const files = filesOf(folder);
    const named = files.filter((file) => /^(?:_astro\/Document\.[\w.-]+\.js|catalogue\.\w+\.json)$/.test(file));
    const renamed = new Map(named.map((file) => [file, file.replace(/\.(js|json)$/, `${mark}.$1`)]));
    for (const [file, other] of renamed) {
        const text = await readFile(new URL(file, folder), "utf8");
        const changed = file.endsWith(".js")
            ? `${text};document.documentElement.dataset.script="${mark}"`
            : text.replace(/"id":"[^"]*"/, `"id":"callsheet/build-${mark}"`);
        await writeFile(new URL(file, folder), changed);
        await rename(new URL(file, folder), new URL(other, folder));
    }
    for (const file of files.filter((name) => name.endsWith(".html"))) {
        const html = await readFile(new URL(file, folder), "utf8");
        const changed = [...renamed].reduce((text, [before, after]) => text.replaceAll(before, after), html);
        await writeFile(new URL(file, folder), changed.replace("<html ", `<html data-build="${mark}" `));
    }
    await writeWorker(folder);
    return { folder, remove: () => rm(path, { recursive: true }) };
}
