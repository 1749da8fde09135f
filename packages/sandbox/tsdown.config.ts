import { defineConfig } from "tsdown";

export default defineConfig({
    entry: {
        index: "src/index.ts",
        fetch: "src/fetch.ts",
        "in-page": "src/in-page.ts",
        media: "src/media/media.ts",
    },
    dts: true,
    platform: "node",
});
