/** What the pages say, for what is made from them: the index of the search, Markdown, llms.txt. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { codeHash } from "./code-hash.ts";
import { markdownBody } from "./markdown.ts";
import { type BuiltPage, type PageText, readPage } from "./read-page.ts";

/** A page as it was read, and the hash of what it was read from; null where it has nothing to read. */
type Kept = Readonly<Record<string, { readonly hash: string; readonly text: PageText | null }>>;

/**
 * The text of every page of every language, in the order of its file's name. Reading takes most of the time of all that
 * follows a build, so a page that has not changed is not read again.
 *
 * @param dir the folder of the build @param cache where texts are kept from build to build
 */
export async function pageTexts(dir: URL, cache: URL): Promise<readonly PageText[]> {
    const file = new URL("page-texts.json", cache);
    const how = await codeHash(new URL(".", import.meta.url));
    const before = await keptIn(file);
    const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith(".html")).sort();
    const now = await Promise.all(
        names.map(async (name) => {
            const html = await readFile(new URL(name, dir), "utf8");
            const hash = createHash("sha256").update(how).update(html).digest("hex");
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

const keptIn = async (file: URL): Promise<Kept> =>
    readFile(file, "utf8").then(
        (text): Kept => JSON.parse(text),
        () => ({}),
    );
