import { defineConfig, type UserConfig } from "tsdown";

const shared: UserConfig = {
    entry: [
        "src/{index,tasks/index,providers/index,wire/index,request/hub,logger,interface-languages,redaction/index,descriptions/{index,schema,json-schema}}.ts",
    ],
};

/** The declarations have them. */
const withoutDocstrings = { comments: { jsdoc: false } };

export default defineConfig([
    // One file for each source file: bundlers drop the files of the tasks that a program does not call. The types are those
    // of both builds, and so of a CommonJS module, as Node has it.
    { ...shared, unbundle: true, dts: true, platform: "neutral", outExtensions: () => ({ dts: ".d.cts" }) },
    // Node reads each file by itself, so it gets few, with what they use of the schema library. It gets the same ones for
    // `import` and for `require`, so a program has one of each class, and tools that know only CommonJS read them too.
    {
        ...shared,
        outDir: "dist/node",
        format: "cjs",
        dts: false,
        platform: "node",
        outputOptions: withoutDocstrings,
        deps: { alwaysBundle: ["valibot"] },
    },
]);
