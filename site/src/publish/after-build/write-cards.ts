/** Writes the Open Graph images of the pages, made from the site map. */
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";
import { coloursOf } from "../../frame/drawings/colours.ts";
import { factsOfLanguage, type Language, languages } from "../../languages.ts";
import { type CardText, card, type Pens } from "../open-graph/card.ts";
import { penOf } from "../open-graph/outlines.ts";
import type { PublishedPage } from "../published-page.ts";
import { codeHash } from "./code-hash.ts";
import { readBuiltMap } from "./write-markdown.ts";

const tokens = new URL("../../styles/tokens.css", import.meta.url);

/**
 * Draws a card for every page except models, which use the card of their task. Drawing one takes as long as building
 * several pages, so cards are cached until they would look different.
 *
 * @param dir the build's output folder @param cache a folder that persists between builds
 * @param onProgress called after each card with the number done and the total
 */
export async function writeCards(
    dir: URL,
    cache: URL,
    onProgress: (done: number, total: number) => void,
): Promise<void> {
    const map = await readBuiltMap(dir);
    const cacheFolder = new URL("cards/", cache);
    await mkdir(cacheFolder, { recursive: true });
    const code = await codeHash(new URL("../open-graph/", import.meta.url), [tokens]);
    const cards = languages.flatMap((language) =>
        map[language].filter(({ isModel }) => !isModel).map((page) => ({ language, page })),
    );
    let pens: Promise<Pens> | undefined;
    const drawn = async (text: CardText): Promise<Uint8Array> => {
        pens ??= readPens();
        return draw(card(text, await pens, coloursOf(await readFile(tokens, "utf8"), "light")));
    };
    for (const [index, { language, page }] of cards.entries()) {
        const text = textOfCard(language, page);
        const hash = createHash("sha256").update(code).update(JSON.stringify(text)).digest("hex");
        const known = new URL(`${hash}.png`, cacheFolder);
        const png = (await readFile(known).catch(() => undefined)) ?? (await drawn(text));
        await writeFile(known, png);
        const file = new URL(`open-graph/${language}${page.place && `/${page.place}`}.png`, dir);
        await mkdir(new URL(".", file), { recursive: true });
        await writeFile(file, png);
        onProgress(index + 1, cards.length);
    }
}

function textOfCard(language: Language, { title, description, above }: PublishedPage): CardText {
    const section = above.findLast(({ place }) => place !== undefined)?.title ?? above.at(-1)?.title;
    return { title, description, language: factsOfLanguage(language).name, ...(section !== undefined && { section }) };
}

async function readPens(): Promise<Pens> {
    const [title, text, strong] = await Promise.all([penOf("heading", 600), penOf("text", 400), penOf("text", 700)]);
    return { title, text, strong };
}

const draw = async (svg: string): Promise<Uint8Array> =>
    (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
