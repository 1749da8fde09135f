import { defineConfig } from "tsdown";
import { notices } from "./notices.ts";

// CommonJS alone, since Jest reads nothing else: a second copy as ES modules would nearly double the size of the package, and
// bundlers would leave nothing out of it, because every service answers in every sandbox. They do take more of the client
// than the sandbox uses: a page that has both grows by a fifth, to 430 KB.
export default defineConfig({
    entry: "src/{index,fetch,handler,media,serve,test-sandbox}.ts",
    format: "cjs",
    dts: true,
    platform: "node",
    // Packages of ES modules alone, a small part of each.
    deps: { alwaysBundle: [/^@noble\/hashes/, /^@remix-run\//] },
    // The declarations have the comments.
    outputOptions: { comments: { jsdoc: false } },
    copy: ({ outDir }) => [{ from: "src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
    plugins: [notices("THIRD-PARTY-LICENSES.txt")],
});
