import { defineConfig } from "tsdown";

export default defineConfig({
    entry: {
        index: "src/index.ts",
        fetch: "src/fetch.ts",
        handler: "src/handler.ts",
        media: "src/media.ts",
        serve: "src/serve.ts",
        test: "src/test-sandbox.ts",
    },
    dts: true,
    platform: "node",
    copy: ({ outDir }) => [{ from: "src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
});
