import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = {
    entry: ["src/{index,call-options/index,query/index,corrected-call,working-call}.ts"],
};

/** The declarations have them. */
const withoutDocstrings = { comments: { jsdoc: false } };

// The builds and their types are as those of the client (packages/inference/tsdown.config.ts).
export default defineConfig([
    // One output file per source file, so that bundlers can drop unused code.
    { ...shared, unbundle: true, dts: true, platform: "neutral", outExtensions: () => ({ dts: ".d.cts" }) },
    // Few files for Node, which loads them faster than many.
    { ...shared, outDir: "dist/node", format: "cjs", dts: false, platform: "node", outputOptions: withoutDocstrings },
]);
