import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = { entry: ["src/{index,search,hub/index}.ts"] };

/** The declarations have them. */
const withoutDocstrings = { comments: { jsdoc: false } };

// The builds and their types are as those of the client (packages/inference/tsdown.config.ts).
export default defineConfig([
    // One file for each source file: a program that only searches does not bundle the data.
    { ...shared, unbundle: true, dts: true, platform: "neutral", outExtensions: () => ({ dts: ".d.cts" }) },
    // leven is an ES module, which CommonJS cannot read everywhere.
    {
        ...shared,
        outDir: "dist/node",
        format: "cjs",
        dts: false,
        platform: "node",
        outputOptions: withoutDocstrings,
        deps: { alwaysBundle: ["leven"] },
    },
]);
