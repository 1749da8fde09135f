import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = { entry: "src/index.ts" };

export default defineConfig([
    // One file for each source file: bundlers drop what a program does not call.
    { ...shared, unbundle: true, dts: true, platform: "neutral" },
    // Node reads each file by itself, so it gets one.
    { ...shared, outDir: "dist/node", dts: false, platform: "node" },
]);
