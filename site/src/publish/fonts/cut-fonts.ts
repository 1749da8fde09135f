import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AstroIntegration } from "astro";
import { fonts, licenseOf } from "./fonts.ts";

const owners = [...new Set(Object.values(fonts).map((font) => font.package))];

/**
 * Subsets the site's fonts (see `cut-faces`), each of which is then imported as `@fonts/{name}.woff2`. That takes seconds
 * of a thread of its own, while the build bundles what needs no font.
 */
export function cutFonts(): AstroIntegration {
    return {
        name: "cut-fonts",
        hooks: {
            "astro:config:setup": ({ createCodegenDir, updateConfig }) => {
                const folder = createCodegenDir();
                const worker = new Worker(new URL("cut-faces.ts", import.meta.url), { workerData: folder.href });
                const cut = once(worker, "exit");
                // If it fails, so does what imports a font.
                cut.catch(() => {});
                const whenCut = {
                    name: "when-fonts-are-cut",
                    load: {
                        order: "pre",
                        filter: { id: /\.(?:css|woff2)(?:$|\?)/ },
                        handler: () => cut.then(() => null),
                    },
                } as const;
                updateConfig({
                    vite: { plugins: [whenCut], resolve: { alias: { "@fonts/": fileURLToPath(folder) } } },
                });
            },
            "astro:build:done": async ({ dir }) => {
                const licenses = await Promise.all(owners.map((owner) => readFile(licenseOf(owner), "utf8")));
                await writeFile(new URL("_astro/fonts-license.txt", dir), licenses.join("\n\n"));
            },
        },
    };
}
