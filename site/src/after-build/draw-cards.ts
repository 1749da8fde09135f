import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { renderAsync } from "@resvg/resvg-js";

/**
 * Makes a PNG of every card that was built as SVG. A card that was drawn before is taken from there: to draw one takes as
 * long as to build several pages.
 * @param cards the folder of the cards in the build @param drawn where those that were drawn are kept from build to build
 */
export async function drawCards(cards: URL, drawn: URL): Promise<void> {
    await mkdir(drawn, { recursive: true });
    const files = (await readdir(cards, { recursive: true })).filter((name) => name.endsWith(".svg"));
    await Promise.all(files.map((name) => drawCard(new URL(name, cards), drawn)));
}

async function drawCard(file: URL, drawn: URL): Promise<void> {
    const svg = await readFile(file, "utf8");
    const kept = new URL(`${createHash("sha256").update(svg).digest("hex")}.png`, drawn);
    const png = (await readFile(kept).catch(() => undefined)) ?? (await draw(svg));
    await writeFile(new URL(file.href.replace(/\.svg$/, ".png")), png);
    await writeFile(kept, png);
    await rm(file);
}

const draw = async (svg: string): Promise<Buffer> =>
    (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
