/** Writes the Markdown of each page beside it, and the text of all pages in one file. */
import { readFile, writeFile } from "node:fs/promises";
import { languages } from "../../languages.ts";
import { publicAddress } from "../../publication.ts";
import { pathOf } from "../../routes.ts";
import { wholeText } from "../llms.ts";
import type { PublishedPages } from "../published-page.ts";
import type { PageText } from "./read-page.ts";

/** The site map that the build wrote. @param dir the build's output folder */
const readBuiltMap = async (dir: URL): Promise<PublishedPages> =>
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

/** From the site map: the page's title, and when it last changed, as an ISO date. */
type Facts = { readonly title?: string; readonly changed?: string };

/** The complete Markdown of a page: front matter, title and text. */
export function markdownOfPage(page: PageText, { title = page.title, changed }: Facts = {}): string {
    const { description, language, markdown, place } = page;
    const heading = page.hasTitle ? "" : `# ${title}\n\n`;
    const address = publicAddress(pathOf(language, place));
    return `${frontMatter({ title, description, address, language, changed })}\n${heading}${markdown}\n`;
}

/** As YAML; a JSON string is a valid YAML string. */
function frontMatter(facts: Readonly<Record<string, string | undefined>>): string {
    const lines = Object.entries(facts).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
    );
    return `---\n${lines.join("")}---\n`;
}
