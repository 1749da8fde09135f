import { createHash } from "node:crypto";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { languageNames } from "../i18n/languages.ts";
import { cutFace, license, type Part, readPart, weights } from "./cut-face.ts";
import { allGujarati } from "./gujarati.ts";
import { ownText } from "./own-text.ts";

/**
 * Cuts the fonts of the site before it is built, so that a page carries little: what draws the site's own text, and
 * apart from it, for what readers write, all of Gujarati, and for pages in English the one word that links to Gujarati. `@fonts/{name}.woff2` is then the file of a face.
 */
export function cutFonts(): AstroIntegration {
    return {
        name: "cut-fonts",
        hooks: {
            "astro:config:setup": async ({ createCodegenDir, updateConfig }) => {
                const folder = createCodegenDir();
                const text = ownText();
                await write(new URL("latin.woff2", folder), "latin", text);
                await write(new URL("gujarati.woff2", folder), "gujarati", text);
                await write(new URL("gujarati-whole.woff2", folder), "gujarati", allGujarati);
                await write(new URL("gujarati-name.woff2", folder), "gujarati", languageNames.gu);
                updateConfig({ vite: { resolve: { alias: { "@fonts/": fileURLToPath(folder) } } } });
            },
            "astro:build:done": ({ dir }) => copyFile(license, new URL("_astro/fonts-license.txt", dir)),
        },
    };
}

/** Cutting takes a second: a face is cut again only when something of it has changed. */
async function write(face: URL, part: Part, characters: string): Promise<void> {
    const source = await readPart(part);
    const key = createHash("sha256").update(source).update(characters).update(JSON.stringify(weights)).digest("hex");
    const keyFile = new URL(`${face.href}.key`);
    if ((await readFile(keyFile, "utf8").catch(() => "")) === key) return;
    await writeFile(face, await cutFace(source, characters));
    await writeFile(keyFile, key);
}
