import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = { entry: "src/index.ts" };

export default defineConfig([
    // One output file per source file, so that bundlers can drop unused code.
    {
        ...shared,
        entry: [
            "src/index.ts",
            "src/call-options/index.ts",
            "src/query/index.ts",
            "src/corrected-call.ts",
            "src/working-call.ts",
        ],
        unbundle: true,
        dts: true,
        platform: "neutral",
    },
    // One bundle for Node, which loads a single file faster than many.
    { ...shared, outDir: "dist/node", dts: false, platform: "node" },
]);
