/** The text of each page, from which the search index, Markdown and llms.txt are made. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { codeHash } from "./code-hash.ts";
import { markdownBody } from "./markdown.ts";
import { type BuiltPage, type PageText, readPage } from "./read-page.ts";

/** The cached text of each page, with the hash of its source; null for a page without text. */
type CachedTexts = Readonly<Record<string, { readonly hash: string; readonly text: PageText | null }>>;

/**
 * The text of every page in every language, sorted by file name. Parsing takes most of the time after a build, so the
 * texts of unchanged pages come from the cache.
 *
 * @param dir the build's output folder @param cache a folder that persists between builds
 */
export async function pageTexts(dir: URL, cache: URL): Promise<readonly PageText[]> {
    const file = new URL("page-texts.json", cache);
    const code = await codeHash(new URL(".", import.meta.url));
    const before = await readCache(file);
    const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith(".html")).sort();
    const now = await Promise.all(
        names.map(async (name) => {
            const html = await readFile(new URL(name, dir), "utf8");
            const hash = createHash("sha256").update(code).update(html).digest("hex");
            const known = before[name];
            return [name, known?.hash === hash ? known : { hash, text: textOf(name, html) }] as const;
        }),
    );
    await mkdir(cache, { recursive: true });
    await writeFile(file, JSON.stringify(Object.fromEntries(now)));
    return now.flatMap(([, { text }]) => text ?? []);
}

function textOf(name: string, html: string): PageText | null {
    const page = readPage(name, html);
    return page ? pageText(page) : null;
}

export function pageText(page: BuiltPage): PageText {
    const { article: _, ...text } = page;
    return { ...text, markdown: markdownBody(page) };
}

const readCache = async (file: URL): Promise<CachedTexts> =>
    readFile(file, "utf8").then(
        (text): CachedTexts => JSON.parse(text),
        () => ({}),
    );
