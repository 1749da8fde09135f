import { defineConfig } from "tsdown";
import { notices } from "./notices.ts";

export default defineConfig({
    entry: { program: "src/program.ts", worker: "src/model-lines/worker.ts" },
    dts: false,
    platform: "node",
    // The command carries all that it needs, of which a run loads a few files: to find and read the files of packages one
    // by one takes longer than to write a snippet.
    deps: { alwaysBundle: [/./], onlyBundle: false },
    // What the sandbox shows of itself: it is read when somebody looks.
    copy: ({ outDir }) => [{ from: "../sandbox/src/journal/page/journal.*", to: `${outDir}/page`, flatten: true }],
    plugins: [notices("THIRD-PARTY-LICENSES.txt")],
});
