import { defineConfig } from "vitest/config";

export default defineConfig({
    test: {
        name: "page",
        root: import.meta.dirname,
        include: ["test/**/*.browser.test.ts"],
        globalSetup: "test/serve.ts",
        testTimeout: 30_000,
        hookTimeout: 60_000,
        // One browser at a time: what is tested is the page, not the machine.
        fileParallelism: false,
    },
});
