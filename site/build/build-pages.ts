/** Builds the pages with Astro, along with their scripts, styles and fonts. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type AstroIntegration, build } from "astro";
import type { OnEvent } from "./build-event.ts";
import { cacheFolder, siteFolder } from "./folders.ts";

/**
 * @param only the paths of the pages to build
 * @throws Error if a page cannot be built
 */
export async function buildPages(outDir: URL, onEvent: OnEvent, only: RegExp): Promise<void> {
    onEvent({ step: "pages", kind: "begun" });
    // The build sends nothing: Astro would report it as telemetry.
    process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
    const emptied = removeInBackground(outDir);
    await build({
        root: fileURLToPath(siteFolder),
        outDir: fileURLToPath(outDir),
        logLevel: "error",
        integrations: [renderPages(onEvent, only)],
    });
    await emptied;
    onEvent({ step: "pages", kind: "ended" });
}

/** Removes the previous build while the new one runs, since deleting thousands of files takes seconds. */
async function removeInBackground(outDir: URL): Promise<void> {
    if (!existsSync(outDir)) return;
    const aside = new URL(`old-${process.pid}`, cacheFolder);
    mkdirSync(cacheFolder, { recursive: true });
    renameSync(fileURLToPath(outDir).replace(/[\\/]$/, ""), aside);
    await rm(aside, { recursive: true, force: true });
}

/** Renders the wanted pages, and reports how many of them are done. */
function renderPages(onEvent: OnEvent, only: RegExp): AstroIntegration {
    return {
        name: "render-pages",
        hooks: {
            "astro:build:start": ({ setPrerenderer }) => {
                let total = 0;
                let done = 0;
                setPrerenderer((prerenderer) => ({
                    ...prerenderer,
                    async getStaticPaths() {
                        const paths = (await prerenderer.getStaticPaths()).filter(({ pathname }) =>
                            only.test(pathname),
                        );
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
