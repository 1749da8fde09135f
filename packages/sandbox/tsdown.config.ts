import { defineConfig } from "tsdown";

export default defineConfig({
    entry: "src/{index,fetch,handler,media,serve,test-sandbox}.ts",
    dts: true,
    platform: "node",
    copy: ({ outDir }) => [{ from: "src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
});
