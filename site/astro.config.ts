import { fileURLToPath } from "node:url";
import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { cacheFolder } from "./build/folders.ts";
import { withoutPreloads } from "./build/without-preloads.ts";
import { markTermsOfChapter } from "./src/book/glossary/mark-terms.ts";
import { touchDirective } from "./src/frame/behaviours/touch-directive.ts";
import { codeTheme, shikiClasses } from "./src/frame/code/shiki-classes.ts";
import { siteAddress } from "./src/publication.ts";
import { cutFonts } from "./src/publish/fonts/cut-fonts.ts";
import { pythonArchives } from "./src/run/python/build/archives-plugin.ts";
import { runFiles } from "./src/run/run-files-plugin.ts";

/** React is needed whole or not at all: in one file, it is one request. */
const framework = { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ };

export default defineConfig({
    site: siteAddress.origin,
    base: siteAddress.pathname,
    // `dist/gu/snippets.html` is served at `/gu/snippets` by every static host, with no redirect to a slash.
    // Styles are inlined: nothing is painted before they arrive, and a separate file would arrive a second later.
    build: { format: "file", inlineStylesheets: "always" },
    cacheDir: fileURLToPath(cacheFolder),
    devToolbar: { enabled: false },
    server: { host: "127.0.0.1" },
    integrations: [react(), mdx(), touchDirective(), cutFonts()],
    vite: {
        plugins: [pythonArchives(), runFiles(), withoutPreloads()],
        build: {
            // Only scripts are inlined: the pages' Content-Security-Policy forbids `data:` URLs.
            assetsInlineLimit: (file) => (/\.[cm]?[jt]sx?$|\.astro/.test(file) ? undefined : false),
            // The command starts threads from its own files, so Node loads it as it stands.
            rolldownOptions: { external: ["callsheet/internal/program"] },
        },
        environments: {
            // A dependency of the sandbox that the root has in another version.
            prerender: { resolve: { noExternal: [/^@peculiar\//] } },
            client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [framework] } } } } },
        },
    },
    markdown: {
        processor: satteri({ features: { headingAttributes: true }, hastPlugins: [markTermsOfChapter] }),
        shikiConfig: {
            theme: codeTheme,
            transformers: [shikiClasses],
            // Our kinds of code blocks (see src/frame/code/blocks.ts) as languages that Shiki knows.
            langAlias: { notebook: "python", output: "text" },
        },
    },
});
