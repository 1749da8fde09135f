import { globSync } from "node:fs";
import { defineConfig } from "tsdown";
import { notices } from "../sandbox/notices.ts";
import { repliesSchemaText } from "../sandbox/src/script/replies-schema.ts";

/**
 * The code that every run needs: the terminal, the commands' data, parsing the arguments, and the nearest names. It imports
 * no other chunk: each of its modules is named here, which test/loading.test.ts checks.
 */
const start = {
    name: "start",
    test: /[\\/](?:cli[\\/]src[\\/](?:run|screen|command-line|values|errors|commands[\\/][\w-]+)|inference[\\/]src[\\/](?:logger|interface-languages|call[\\/]call)|catalogue[\\/]src[\\/]nearest-names|snippets[\\/]src[\\/](?:snippet|call-options[\\/](?:help|options|option-names)))\.ts$|[\\/]leven[\\/]index\.js$|cli[\\/]package\.json$/,
    includeDependenciesRecursively: false,
    priority: 3,
};

/** The code that writes a snippet, with the code that all languages share. */
const snippet = {
    name: "snippet",
    test: /[\\/](?:actions[\\/]print-snippets|snippets[\\/]src[\\/](?:code[\\/][\w-]+|templates[\\/](?!registry)[\w-]+|languages[\\/](?:\w+|\w+[\\/](?:language|literals))))\.ts$/,
    priority: 2,
};

/** The templates of each language. */
const templates = {
    name(module: string): string | null {
        const [, language] = /[\\/]snippets[\\/]src[\\/]languages[\\/](\w+)[\\/]/.exec(module) ?? [];
        return language === undefined ? null : `templates-${language}`;
    },
    priority: 1,
};

export default defineConfig({
    entry: {
        run: "src/run.ts",
        worker: "src/model-lines/worker.ts",
        sandbox: "src/sandbox/thread.ts",
        inside: "src/sandbox/network/inside.ts",
    },
    dts: false,
    platform: "node",
    // The bundle contains all dependencies, and a run loads only a few files of it: finding and reading the files of
    // packages one by one takes longer than writing a snippet.
    deps: { alwaysBundle: [/./], onlyBundle: false },
    // Opening another file takes Node longer than skipping some code in an open one.
    inputOptions: {
        preserveEntrySignatures: "allow-extension",
        // The matrix imports all templates statically, a snippet those of its clients dynamically.
        checks: { ineffectiveDynamicImport: false },
    },
    outputOptions: { codeSplitting: { groups: [start, snippet, templates] } },
    // The page of the sandbox's journal, which is read when somebody opens it; the module that Python programs import; the
    // book, which `callsheet mcp` hands out; and the exercises of `callsheet check`, with the licence of their texts.
    copy: ({ outDir }) => [
        { from: "../sandbox/src/journal/page/journal.*", to: `${outDir}/page`, flatten: true },
        { from: "src/sandbox/python", to: outDir },
        // `npm run build` has written them.
        ...globSync("../../notebooks", { cwd: import.meta.dirname }).map((from) => ({ from, to: outDir })),
        ...globSync("../../book/exercises/chapter*", { cwd: import.meta.dirname }).map((from) => ({
            from,
            to: `${outDir}/exercises`,
        })),
        { from: "../../book/content/LICENSE", to: `${outDir}/exercises` },
    ],
    plugins: [
        notices("THIRD-PARTY-LICENSES.txt"),
        {
            name: "schema of replies",
            generateBundle() {
                this.emitFile({ type: "asset", fileName: "replies.schema.json", source: repliesSchemaText() });
            },
        },
    ],
});
