import { defineConfig } from "tsdown";

export default defineConfig({ entry: "src/program.ts", dts: false, platform: "node" });
