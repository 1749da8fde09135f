import { defineConfig } from "tsdown";
import { notices } from "./notices.ts";

/** What every run needs: to read its words. */
const start = {
    name: "start",
    test: /[\\/](?:cli[\\/]src[\\/](?:run|plain-words|values|usage-error|commands[\\/]\w+)|call[\\/]chat-api|snippets[\\/]src[\\/]snippet)\.ts$/,
    includeDependenciesRecursively: false,
    priority: 2,
};

/** What writes a snippet, with what the templates share. */
const snippet = {
    name: "snippet",
    test: /[\\/](?:actions[\\/]print-snippets|templates[\\/](?!registry)[\w-]+)\.ts$/,
    priority: 1,
};

/** The templates of each language. */
const templates = {
    name(module: string): string | null {
        const [, language] = /[\\/]templates[\\/](js|python|sh)[\\/]/.exec(module) ?? [];
        return language === undefined ? null : `templates-${language}`;
    },
};

export default defineConfig({
    entry: { run: "src/run.ts", worker: "src/model-lines/worker.ts" },
    dts: false,
    platform: "node",
    // The command carries all that it needs, of which a run loads a few files: to find and read the files of packages one
    // by one takes longer than to write a snippet.
    deps: { alwaysBundle: [/./], onlyBundle: false },
    // To open a file takes Node longer than to pass over some code in one that is open.
    inputOptions: {
        preserveEntrySignatures: "allow-extension",
        // The matrix takes all templates at once, a snippet those of its clients.
        checks: { ineffectiveDynamicImport: false },
    },
    outputOptions: { codeSplitting: { groups: [start, snippet, templates] } },
    // What the sandbox shows of itself: it is read when somebody looks.
    copy: ({ outDir }) => [{ from: "../sandbox/src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
    plugins: [notices("THIRD-PARTY-LICENSES.txt")],
});
