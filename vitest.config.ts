import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { filesNotRun, type Kind, kinds, notOurs } from "./verify/testing/test-files.ts";

// The reporter counts just what is left out here.
const notRun = filesNotRun();
const processors = availableParallelism();

type Options = TestProjectInlineConfiguration["test"];

/** The project of a kind of files. */
const project = (kind: Kind, options: Options): TestProjectInlineConfiguration => ({
    test: {
        name: kind,
        include: [kind === "unit" ? "**/*.test.{ts,tsx}" : `**/*.${kind}.test.ts`],
        exclude: [
            ...notOurs,
            ...notRun.flatMap(({ files }) => files),
            ...(kind === "unit" ? kinds.map((other) => `**/*.${other}.test.ts`) : []),
        ],
        // Limits for tests that hang. They are generous, because a busy machine takes ten times as long as an idle one.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 240_000 } },
        // Some test a platform or an engine with cases that mostly wait, for a retry or for a job in a queue.
        maxConcurrency: 32,
        ...options,
    },
});

/** Tests that mostly wait, for npm, for pip, or for builds of other tools, and so are run more at once, after the others. */
const waiting: Options = { maxWorkers: Math.max(4, processors), sequence: { groupOrder: 1 } };

export default defineConfig({
    test: {
        reporters: ["default", ["./verify/testing/summary-reporter.ts", { filesNotRun: notRun }]],
        // Tests of retries and queues are slow on purpose.
        slowTestThreshold: 10_000,
        projects: [
            project("unit", {
                // A new process for each file would reload the same modules, which takes half as long as the tests.
                isolate: false,
                setupFiles: [
                    "verify/testing/property-runs.ts",
                    "verify/testing/only-loopback.ts",
                    "verify/testing/check-shared-state.ts",
                ],
                // Tests often start Node on our TypeScript sources. The cache saves stripping types each time.
                env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/callsheet/node") },
                ...computing(),
            }),
            // Tests in a browser share it within a worker.
            project("browser", { globalSetup: "site/test/serve.ts", isolate: false, ...computing() }),
            project("packed", { globalSetup: "verify/testing/prepare-packed.ts", ...waiting }),
            project("proof", { globalSetup: "verify/proof/src/libraries.ts", ...waiting }),
            // What takes long to install: not in `npm run test:all`, but in `npm run test:release`.
            project("release", {
                globalSetup: ["verify/testing/prepare-packed.ts", "verify/proof/src/libraries.ts"],
                ...waiting,
            }),
            // One file at a time: measurements, and WebKit, whose driver occasionally hangs beside other browsers.
            project("alone", {
                globalSetup: "site/test/serve.ts",
                fileParallelism: false,
                sequence: { groupOrder: 2 },
            }),
        ],
    },
});

/** These share one queue. One more than the processors, because a file often waits for a process or a browser. */
function computing(): Options {
    return { maxWorkers: processors + 1 };
}
