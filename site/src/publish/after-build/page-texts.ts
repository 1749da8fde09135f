import { readFile } from "node:fs/promises";
import { filesIn } from "./files-in.ts";
import { type PageText, readPage } from "./read-page.ts";

/**
 * The text of every page in every language, sorted by file name: the search index, Markdown and llms.txt are made of it.
 *
 * @param dir the build's output folder
 */
export async function pageTexts(dir: URL): Promise<readonly PageText[]> {
    const texts: PageText[] = [];
    for (const file of await filesIn(dir)) {
        const text = file.endsWith(".html") && readPage(file, await readFile(new URL(file, dir), "utf8"));
        if (text) texts.push(text);
    }
    return texts;
}
