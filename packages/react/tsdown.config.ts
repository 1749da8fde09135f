import { defineConfig } from "tsdown";

export default defineConfig({
    entry: [
        "src/index.ts",
        "src/core.ts",
        "src/{parts,generator}/index.ts",
        "src/highlight/highlight.ts",
        "src/generator/core.ts",
    ],
    // One output file for each source file: `"use client"` then stays at the head of the files that it is written for.
    unbundle: true,
    dts: true,
    platform: "neutral",
    // A test looks for each of them in the packed files.
    inputOptions: { checks: { moduleLevelDirective: false } },
    copy: ["src/styles.css", "src/generator.css"],
});
