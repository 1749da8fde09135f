import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = {
    entry: [
        "src/{index,tasks/index,providers/index,wire/index,request/hub,logger,interface-languages,redaction/index,descriptions/{index,schema,json-schema}}.ts",
    ],
};

export default defineConfig([
    // One file for each source file: bundlers drop the files of the tasks that a program does not call.
    { ...shared, unbundle: true, dts: true, platform: "neutral" },
    // Node reads each file by itself, so it gets few, with what they use of the schema library.
    { ...shared, outDir: "dist/node", dts: false, platform: "node", deps: { alwaysBundle: ["valibot"] } },
]);
