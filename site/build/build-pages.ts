/** Builds the pages with Astro, along with their scripts, styles and fonts. */
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type AstroIntegration, type AstroPrerenderer, build } from "astro";
import { headersFile, type InlineHashes } from "../src/publish/content-security-policy.ts";
import { finishFile } from "../src/publish/finish-page.ts";
import type { OnEvent } from "./build-event.ts";
import { cacheFolder, siteFolder } from "./folders.ts";
import { renderQueue } from "./render-queue.ts";

export type PagesOptions = {
    readonly onEvent: OnEvent;
    /** The paths of the pages to build. */
    readonly only: RegExp;
    /** Called once with a function that moves a file to the front of what is rendered. */
    readonly onQueue: (want: (file: string) => void) => void;
};

/** @throws Error if a page cannot be built */
export async function buildPages(outDir: URL, options: PagesOptions): Promise<void> {
    options.onEvent({ step: "pages", kind: "begun" });
    // The build sends nothing: Astro would report it as telemetry.
    process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
    const emptied = removeInBackground(outDir);
    await build({
        root: fileURLToPath(siteFolder),
        outDir: fileURLToPath(outDir),
        logLevel: "error",
        // Astro hands all pages over at once, and the queue decides on their order.
        build: { concurrency: 10_000 },
        integrations: [renderPages(outDir, options)],
    });
    await emptied;
    options.onEvent({ step: "pages", kind: "ended" });
}

/** Removes the previous build while the new one runs, since deleting thousands of files takes seconds. */
async function removeInBackground(outDir: URL): Promise<void> {
    if (!existsSync(outDir)) return;
    const aside = new URL(`old-${process.pid}`, cacheFolder);
    mkdirSync(cacheFolder, { recursive: true });
    renameSync(fileURLToPath(outDir).replace(/[\\/]$/, ""), aside);
    await rm(aside, { recursive: true, force: true });
}

/** Renders the wanted pages one at a time, and writes each so that it is whole or not there. */
function renderPages(outDir: URL, { onEvent, only, onQueue }: PagesOptions): AstroIntegration {
    const queue = renderQueue();
    const pages: InlineHashes[] = [];
    let base = "/";
    return {
        name: "render-pages",
        hooks: {
            "astro:config:setup": ({ updateConfig }) => {
                updateConfig({ vite: { plugins: [withoutPrebundling] } });
            },
            "astro:config:done": ({ config }) => {
                base = config.base.replace(/\/?$/, "/");
            },
            "astro:build:start": ({ setPrerenderer }) => {
                let total = 0;
                let done = 0;
                const render = async (
                    { render }: AstroPrerenderer,
                    file: string,
                    ...[request, options]: Parameters<AstroPrerenderer["render"]>
                ): Promise<Response> => {
                    const result = await render(request, options);
                    const response = result instanceof Response ? result : result.response;
                    const { content, hashes } = await finishFile(file, response);
                    if (hashes) pages.push(hashes);
                    await writeWhole(new URL(file, outDir), content);
                    done += 1;
                    onEvent({ step: "pages", kind: "progress", done, total, file });
                    // Astro writes no file for an empty response.
                    return new Response(null);
                };
                setPrerenderer((prerenderer) => ({
                    ...prerenderer,
                    async getStaticPaths() {
                        const all = await prerenderer.getStaticPaths();
                        // Most pages are of models, and few readers begin there.
                        const paths = all
                            .filter(({ pathname }) => only.test(pathname))
                            .sort((one, other) => Number(isOfModel(one.pathname)) - Number(isOfModel(other.pathname)));
                        total = paths.length;
                        const files = paths.map(({ pathname, route }) => fileOf(pathname, route.type === "endpoint"));
                        onQueue(queue.want);
                        onEvent({ step: "pages", kind: "rendering", files });
                        return paths;
                    },
                    render(request, options) {
                        const file = decodeURI(new URL(request.url).pathname.slice(base.length));
                        return queue.add(file, () => render(prerenderer, file, request, options));
                    },
                }));
            },
            "astro:build:done": ({ dir }) => writeFile(new URL("_headers", dir), headersFile(base, pages)),
        },
    };
}

const isOfModel = (pathname: string): boolean => pathname.includes("/models/");

const fileOf = (pathname: string, isEndpoint: boolean): string => {
    const path = pathname.replace(/^\//, "");
    return isEndpoint ? path : `${path || "index"}.html`;
};

async function writeWhole(file: URL, content: string | Uint8Array): Promise<void> {
    await mkdir(new URL(".", file), { recursive: true });
    const part = new URL(`${file.href}.part`);
    await writeFile(part, content);
    await rename(part, file);
}

/** A build has no use for the dependencies that Vite bundles for its development server. */
const withoutPrebundling = {
    name: "without-prebundling",
    enforce: "post" as const,
    configEnvironment: (_: string, { optimizeDeps }: { optimizeDeps?: { include?: string[] } }) => {
        if (optimizeDeps) optimizeDeps.include = [];
    },
};
