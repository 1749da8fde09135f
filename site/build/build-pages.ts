/** The pages of the site, and their scripts, styles and letters, as Astro builds them. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type AstroIntegration, build } from "astro";
import type { OnEvent } from "./build-event.ts";
import { cacheFolder, siteFolder } from "./folders.ts";

/** @throws Error where a page cannot be built */
export async function buildPages(outDir: URL, onEvent: OnEvent): Promise<void> {
    onEvent({ step: "pages", kind: "begun" });
    // Nothing leaves this machine: Astro would count its builds.
    process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
    const emptied = emptyAside(outDir);
    await build({
        root: fileURLToPath(siteFolder),
        outDir: fileURLToPath(outDir),
        logLevel: "error",
        integrations: [countPages(onEvent)],
    });
    await emptied;
    onEvent({ step: "pages", kind: "ended" });
}

/** Removes the build before this one beside the building, since to remove thousands of files takes seconds. */
async function emptyAside(outDir: URL): Promise<void> {
    if (!existsSync(outDir)) return;
    const aside = new URL(`old-${process.pid}`, cacheFolder);
    mkdirSync(cacheFolder, { recursive: true });
    renameSync(fileURLToPath(outDir).replace(/[\\/]$/, ""), aside);
    await rm(aside, { recursive: true, force: true });
}

/** Tells how many pages are done; those that are taken from the build before count when one after them is made. */
function countPages(onEvent: OnEvent): AstroIntegration {
    return {
        name: "count-pages",
        hooks: {
            "astro:build:start": ({ setPrerenderer }) => {
                let total = 0;
                let done = 0;
                setPrerenderer((prerenderer) => ({
                    ...prerenderer,
                    async getStaticPaths() {
                        const paths = await prerenderer.getStaticPaths();
                        total = paths.length;
                        return paths;
                    },
                    async render(request, options) {
                        done += 1;
                        onEvent({ step: "pages", kind: "progress", done, total });
                        return await prerenderer.render(request, options);
                    },
                }));
            },
        },
    };
}
