import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { type Language, languages } from "../i18n/languages.ts";
import { wholeText } from "../publishing/llms.ts";
import type { PublishedPage } from "../publishing/published-page.ts";
import type { Place } from "../routes.ts";
import { drawCards } from "./draw-cards.ts";
import { markdownOfPage } from "./markdown.ts";
import { type BuiltPage, readPages } from "./read-pages.ts";

type Pages = Readonly<Record<Language, readonly PublishedPage[]>>;

/** Makes what is published beside the pages: the Markdown of each, the text of all of them in one, the pictures of the cards. */
export function publish(): AstroIntegration {
    let cache: URL;
    return {
        name: "publish",
        hooks: {
            "astro:config:done": ({ config }) => {
                cache = config.cacheDir;
            },
            "astro:build:done": async ({ dir, logger }) => {
                await drawCards(new URL("open-graph/", dir), new URL("cards/", cache));
                const map: Pages = JSON.parse(await readFile(new URL("map.json", dir), "utf8"));
                const built = await readPages(dir);
                for (const language of languages) {
                    const missing = await writeMarkdown(dir, language, map[language], built);
                    const [first] = missing;
                    if (first !== undefined) {
                        logger.warn(`${missing.length} pages of the map were not built in ${language}, as ${first}.`);
                    }
                }
            },
        },
    };
}

/** @returns the places of the map where no page was built */
async function writeMarkdown(
    dir: URL,
    language: Language,
    pages: readonly PublishedPage[],
    built: readonly BuiltPage[],
): Promise<readonly Place[]> {
    const texts: string[] = [];
    const missing: Place[] = [];
    for (const { place, isModel, ...facts } of pages) {
        const page = built.find((other) => other.language === language && other.place === place);
        if (!page) {
            missing.push(place);
            continue;
        }
        const text = markdownOfPage(page, facts);
        await writeFile(new URL(page.file.replace(/\.html$/, ".md"), dir), text);
        if (!isModel) texts.push(text);
    }
    await writeFile(new URL(`.${wholeText[language]}`, dir), texts.join("\n"));
    return missing;
}
