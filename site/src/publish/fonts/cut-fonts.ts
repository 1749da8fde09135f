import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Face, faces } from "./faces.ts";
import { fonts, licenseOf } from "./fonts.ts";

const owners = [...new Set(Object.values(fonts).map((font) => font.package))];

/**
 * Cuts the fonts of the site before it is built, so that a page carries little: what draws the site's own words, and apart
 * from it, for what readers write, all of Gujarati. `@fonts/{name}.woff2` is then the file of a face.
 */
export function cutFonts(): AstroIntegration {
    return {
        name: "cut-fonts",
        hooks: {
            "astro:config:setup": async ({ createCodegenDir, updateConfig }) => {
                const folder = createCodegenDir();
                const how = await cutting();
                for (const face of faces()) await write(new URL(`${face.name}.woff2`, folder), face, how);
                updateConfig({ vite: { resolve: { alias: { "@fonts/": fileURLToPath(folder) } } } });
            },
            "astro:build:done": async ({ dir }) => {
                const licenses = await Promise.all(owners.map((owner) => readFile(licenseOf(owner), "utf8")));
                await writeFile(new URL("_astro/fonts-license.txt", dir), licenses.join("\n\n"));
            },
        },
    };
}

/** What decides how a face is cut, besides its text: this folder, and the fonts as npm brought them. */
async function cutting(): Promise<string> {
    const folder = new URL(".", import.meta.url);
    const files = (await readdir(folder)).filter((name) => name.endsWith(".ts")).map((name) => new URL(name, folder));
    const packages = owners.map((owner) => new URL("package.json", licenseOf(owner)));
    return (await Promise.all([...files, ...packages].map((file) => readFile(file, "utf8")))).join("");
}

/** Cutting takes seconds: a face is cut again only when something of it has changed. */
async function write(file: URL, { text, cut }: Face, how: string): Promise<void> {
    const key = createHash("sha256").update(how).update(JSON.stringify(text)).digest("hex");
    const keyFile = new URL(`${file.href}.key`);
    if ((await readFile(keyFile, "utf8").catch(() => "")) === key) return;
    await writeFile(file, await cut(text));
    await writeFile(keyFile, key);
}
