import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = { entry: ["src/{index,search,hub/index}.ts"] };

export default defineConfig([
    // One file for each source file: a program that only searches does not bundle the data.
    { ...shared, unbundle: true, dts: true, platform: "neutral" },
    { ...shared, outDir: "dist/node", dts: false, platform: "node" },
]);
