import { fileURLToPath } from "node:url";
import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { cacheFolder } from "./build/folders.ts";
import { markTermsOfChapter } from "./src/book/glossary/mark-terms.ts";
import { touchDirective } from "./src/frame/behaviours/touch-directive.ts";
import { classesOfColours } from "./src/frame/code/classes-of-colours.ts";
import { codeTheme } from "./src/frame/code/theme.ts";
import { siteAddress } from "./src/publication.ts";
import { contentSecurityPolicy } from "./src/publish/after-build/content-security-policy.ts";
import { cutFonts } from "./src/publish/fonts/cut-fonts.ts";
import { pythonArchives } from "./src/run/python/build/archives-plugin.ts";
import { runFiles } from "./src/run/run-files.ts";

export default defineConfig({
    site: siteAddress.origin,
    base: siteAddress.pathname,
    // `dist/gu/snippets.html` is served at `/gu/snippets` by every static host, with no redirect to a slash.
    // The styles stand in the page: nothing is painted before they are there, and a file would come a second later.
    build: { format: "file", inlineStylesheets: "always" },
    // A page whose modules and `cacheKey` are as they were is taken from the build before.
    experimental: { incrementalBuild: true },
    cacheDir: fileURLToPath(cacheFolder),
    devToolbar: { enabled: false },
    server: { host: "127.0.0.1" },
    integrations: [react(), mdx(), touchDirective(), cutFonts(), contentSecurityPolicy()],
    vite: {
        plugins: [pythonArchives(), runFiles()],
        // What is no script stays a file: the policy of the pages lets no `data:` through.
        build: { assetsInlineLimit: (file) => (/\.[cm]?[jt]sx?$|\.astro/.test(file) ? undefined : false) },
        // The command line's own, of which the root has other versions.
        environments: { prerender: { resolve: { noExternal: ["commander", /^@peculiar\//] } } },
    },
    markdown: {
        processor: satteri({ features: { headingAttributes: true }, hastPlugins: [markTermsOfChapter] }),
        shikiConfig: {
            theme: codeTheme,
            transformers: [classesOfColours],
            // What a block is (see src/frame/code/blocks.ts), in words that the highlighter knows.
            langAlias: { notebook: "python", output: "text" },
        },
    },
});
