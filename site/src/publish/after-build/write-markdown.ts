/** Writes the Markdown of each page beside it, and the text of all pages in one file. */
import { readFile, writeFile } from "node:fs/promises";
import { languages } from "../../languages.ts";
import { wholeText } from "../llms.ts";
import type { PublishedPages } from "../published-page.ts";
import { markdownOfPage } from "./markdown.ts";
import type { PageText } from "./read-page.ts";

/** The site map that the build wrote. @param dir the build's output folder */
export const readBuiltMap = async (dir: URL): Promise<PublishedPages> =>
    JSON.parse(await readFile(new URL("map.json", dir), "utf8"));

/** @throws Error if the map has a page that was not built */
export async function writeMarkdown(dir: URL, pages: readonly PageText[]): Promise<void> {
    const map = await readBuiltMap(dir);
    for (const language of languages) {
        const built = new Map(pages.filter((page) => page.language === language).map((page) => [page.place, page]));
        const texts: string[] = [];
        for (const { place, isModel, ...facts } of map[language]) {
            const page = built.get(place);
            if (!page) throw new Error(`The map has a page at ${language}/${place}, and it was not built.`);
            const text = markdownOfPage(page, facts);
            await writeFile(new URL(page.file.replace(/\.html$/, ".md"), dir), text);
            if (!isModel) texts.push(text);
        }
        await writeFile(new URL(`.${wholeText[language]}`, dir), texts.join("\n"));
    }
}
