import { defineConfig } from "tsdown";

export default defineConfig({
    entry: ["src/{index,tasks/index,providers/index,wire/index,descriptions/registry}.ts"],
    // One file for each source file: bundlers drop the files of the tasks that a program does not call.
    unbundle: true,
    dts: true,
    platform: "neutral",
});
