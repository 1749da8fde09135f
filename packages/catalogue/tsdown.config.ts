import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = { entry: ["src/{index,search,hub/index}.ts"] };

export default defineConfig([
    // One file for each source file: who only searches does not carry the data.
    { ...shared, unbundle: true, dts: true, platform: "neutral" },
    { ...shared, outDir: "dist/node", dts: false, platform: "node" },
]);
