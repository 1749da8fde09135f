import { defineConfig } from "tsdown";

export default defineConfig({ entry: ["src/index.ts", "src/fetch.ts", "src/in-page.ts"], dts: true, platform: "node" });
