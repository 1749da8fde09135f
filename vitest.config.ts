import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { parts, partsNotRun } from "./testing/parts.mjs";

const notRun = partsNotRun().flatMap(({ files }) => files);

/** The files of a project that consists of parts. */
const include = (project: string): string[] =>
    parts.filter((part) => part.project === project).flatMap(({ files }) => files);

/** What the unit tests leave to other projects. */
const elsewhere = parts.filter(({ project }) => project !== "unit").flatMap(({ files }) => files);

/**
 * For what hangs. No test depends on how long it may take: a machine that has other work takes ten times as long as one
 * that has none.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };

export default defineConfig({
    test: {
        reporters: ["default", "./testing/summary-reporter.ts"],
        // Calls that wait for a second try, or in a queue, are slow on purpose.
        slowTestThreshold: 10_000,
        // The files of all projects stand in one queue: while some wait, others compute. Vitest's own number would leave
        // one of two cores idle.
        maxWorkers: Math.max(2, availableParallelism()),
        projects: [
            {
                test: {
                    name: "unit",
                    include: [
                        "packages/*/{src,scripts}/**/*.test.ts",
                        "packages/*/test/**/*.test.ts",
                        "proof/src/**/*.test.ts",
                        "scripts/**/*.test.ts",
                        "testing/**/*.test.ts",
                        "test/**/*.test.ts",
                        "bench/{*,site/*}.test.ts",
                        "site/{build,src}/**/*.test.ts",
                    ],
                    exclude: ["**/*.platform.test.ts", "test/types.test.ts", ...elsewhere, ...notRun],
                    // To start a process for each file, which loads the same modules again, takes as long as half of the tests.
                    isolate: false,
                    setupFiles: ["testing/tries.ts", "testing/leave-no-trace.ts"],
                    // Tests start Node again and again, which reads our sources as TypeScript: it strips their types once.
                    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/callsheet/node") },
                    ...limits,
                },
            },
            { test: { name: "types", include: ["test/types.test.ts"], ...limits } },
            {
                test: {
                    name: "platforms",
                    include: ["packages/*/test/**/*.platform.test.ts"],
                    exclude: include("chromium"),
                    ...waiting(),
                },
            },
            { test: { name: "chromium", include: include("chromium"), exclude: notRun, ...waiting() } },
            {
                test: {
                    name: "walk",
                    include: include("walk"),
                    exclude: notRun,
                    globalSetup: "site/test/serve.ts",
                    ...inBrowser(),
                },
            },
            {
                test: {
                    name: "page",
                    include: include("page"),
                    exclude: notRun,
                    globalSetup: "site/test/serve.ts",
                    ...inBrowser(),
                },
            },
            {
                test: {
                    name: "engines",
                    include: include("engines"),
                    exclude: notRun,
                    globalSetup: "site/test/serve.ts",
                    ...limits,
                },
            },
            // By itself: beside other browsers its driver now and then waits for its own for ever.
            {
                test: {
                    name: "webkit",
                    include: include("webkit"),
                    exclude: notRun,
                    globalSetup: "site/test/serve.ts",
                    sequence: { groupOrder: 3 },
                    ...limits,
                },
            },
            // What is measured has the processor to itself, as far as it lies with us.
            { test: { name: "speed", include: include("speed"), ...limits, sequence: { groupOrder: 2 } } },
            // After all others: its programs have a time limit, and it may have to install a server, or Spark.
            {
                test: {
                    name: "proof",
                    include: include("proof"),
                    exclude: notRun,
                    globalSetup: "proof/src/prepare-libraries.ts",
                    sequence: { groupOrder: 1 },
                    ...limits,
                },
            },
        ],
    },
});

/** Cases mostly wait: for a second try, for a job in a queue. */
function waiting() {
    return { ...limits, maxConcurrency: 32 };
}

/** The files of a worker share its browser. */
function inBrowser() {
    return { ...limits, isolate: false };
}
