import { defineConfig } from "tsdown";

export default defineConfig({
    entry: ["src/index.ts", "src/fetch.ts", "src/handler.ts", "src/serve.ts"],
    dts: true,
    platform: "node",
    copy: ({ outDir }) => [{ from: "src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
});
