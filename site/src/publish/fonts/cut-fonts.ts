import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { codeHash } from "../after-build/code-hash.ts";
import { type Face, faces } from "./faces.ts";
import { fonts, licenseOf } from "./fonts.ts";

const owners = [...new Set(Object.values(fonts).map((font) => font.package))];

/**
 * Subsets the site's fonts before the build, so that pages load little: one subset draws the site's own words, and a
 * separate one has all of Gujarati for what readers type. Each face is then imported as `@fonts/{name}.woff2`.
 */
export function cutFonts(): AstroIntegration {
    return {
        name: "cut-fonts",
        hooks: {
            "astro:config:setup": async ({ createCodegenDir, updateConfig }) => {
                const folder = createCodegenDir();
                // The lock file has the versions of the font packages.
                const inputs = await codeHash(new URL(".", import.meta.url));
                for (const face of faces()) await write(new URL(`${face.name}.woff2`, folder), face, inputs);
                updateConfig({ vite: { resolve: { alias: { "@fonts/": fileURLToPath(folder) } } } });
            },
            "astro:build:done": async ({ dir }) => {
                const licenses = await Promise.all(owners.map((owner) => readFile(licenseOf(owner), "utf8")));
                await writeFile(new URL("_astro/fonts-license.txt", dir), licenses.join("\n\n"));
            },
        },
    };
}

/** Subsetting takes seconds, so a face is only made again when its inputs have changed. */
async function write(file: URL, { text, cut }: Face, inputs: string): Promise<void> {
    const key = createHash("sha256").update(inputs).update(JSON.stringify(text)).digest("hex");
    const keyFile = new URL(`${file.href}.key`);
    if ((await readFile(keyFile, "utf8").catch(() => "")) === key) return;
    await writeFile(file, await cut(text));
    await writeFile(keyFile, key);
}
