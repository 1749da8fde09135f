import { defineConfig } from "tsdown";

export default defineConfig({
    entry: { index: "src/index.ts", fetch: "src/fetch.ts", handler: "src/handler.ts", media: "src/media/media.ts" },
    dts: true,
    platform: "node",
});
