/** An incremental build gives the same files as a build from scratch, after each kind of change. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySources } from "./copy-sources.ts";

let folder: string;
/** `runBuild` of the copy. */
let runBuild: typeof import("./run-build.ts").runBuild;

beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "callsheet-incremental-"));
    copySources(folder);
    ({ runBuild } = await import(pathToFileURL(join(folder, "site/build/run-build.ts")).href));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function change(path: string, from: RegExp, to: string): Promise<void> {
    const file = join(folder, "site/src", path);
    const text = await readFile(file, "utf8");
    expect(text).toMatch(from);
    await writeFile(file, text.replace(from, to));
}

/** The built files by path. Feeds are left out, since they contain the date of the build. */
async function built(): Promise<ReadonlyMap<string, string>> {
    const dist = join(folder, "site/dist");
    const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
    const texts = await Promise.all(
        paths.map(async (path) => [path.slice(dist.length + sep.length), await readFile(path, "latin1")] as const),
    );
    return new Map(texts.filter(([path]) => !path.endsWith("feed.xml")));
}

const build = () => runBuild({ which: "pages" });

test("pages of the build before are those that would be built anew", { timeout: 900_000 }, async () => {
    await build();
    const before = await built();
    // A chapter's text, another chapter's title in the site map, a glossary term and a component.
    await change("content/en/course/chapter2/1.mdx", /^## /m, "One more sentence.\n\n## ");
    await change("content/gu/course/chapter3/1.mdx", /^title: "?/m, "$&1 ");
    await change("content/en/glossary/terms.yaml", /meaning: "?/, "$&Once more: ");
    await change("reference/models/ModelPage.tsx", /<h1/, '<h1 data-changed=""');
    await build();
    const incremental = await built();
    await rm(join(folder, "site/node_modules"), { recursive: true, force: true });
    await rm(join(folder, "site/.astro"), { recursive: true, force: true });
    await build();
    const anew = await built();

    expect([...incremental.keys()]).toEqual([...anew.keys()]);
    const different = [...anew].filter(([path, text]) => incremental.get(path) !== text).map(([path]) => path);
    expect(different).toEqual([]);
    // Each change has reached the built pages.
    const model = [...anew.keys()].find((path) => /^en\/models\/.*\.html$/.test(path));
    const changed = (path: string) => before.get(path) !== anew.get(path);
    for (const path of [
        "en/course/chapter2/1.html",
        "gu/course/chapter3/1.html",
        "gu/course.html",
        "en/glossary.html",
        model ?? "en/models/…",
    ]) {
        expect([path, changed(path)]).toEqual([path, true]);
    }
});
