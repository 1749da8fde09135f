import { readFileSync } from "node:fs";
import { defineConfig, type UserConfig } from "tsdown";

const styles = "styles-as-text";

/** Styles as text, which the element adopts in its shadow root; tsdown would write them to a file. */
const stylesAsText = {
    name: styles,
    resolveId: (id: string) => (id.endsWith(".css") ? `\0${styles}` : null),
    load: (id: string) => (id === `\0${styles}` ? `export default ${JSON.stringify(css())}` : null),
};

const css = (): string => readFileSync(new URL("../react/src/styles.css", import.meta.url), "utf8");

const shared: UserConfig = { platform: "browser", target: "es2022", plugins: [stylesAsText] };

export default defineConfig([
    // For bundlers, beside other packages that use the engine. The parts of `@callsheet/react` that need no React are in it.
    {
        ...shared,
        entry: ["src/index.ts", "src/define.ts", "src/react.ts", "src/preact.ts"],
        dts: true,
        deps: { alwaysBundle: ["@callsheet/react"] },
    },
    // For a script tag: one file with everything.
    {
        ...shared,
        entry: { "call-snippet": "src/define.ts" },
        format: "iife",
        globalName: "callsheetElement",
        dts: false,
        minify: true,
        clean: false,
        deps: { alwaysBundle: [/./], onlyBundle: false },
        outputOptions: { entryFileNames: "[name].js" },
    },
]);
