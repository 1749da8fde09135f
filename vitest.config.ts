import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { testGroups, testGroupsNotRun } from "./testing/test-groups.mjs";

const notRun = testGroupsNotRun().flatMap(({ files }) => files);

/** The files of a project, from its test groups. */
const include = (project: string): string[] =>
    testGroups.filter((group) => group.project === project).flatMap(({ files }) => files);

/** Files that belong to other projects than the unit tests. */
const elsewhere = testGroups.filter(({ project }) => project !== "unit").flatMap(({ files }) => files);

/**
 * Limits for tests that hang. They are generous, because a busy machine takes ten times as long as an idle one.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 240_000 } } };

export default defineConfig({
    test: {
        reporters: ["default", "./testing/summary-reporter.ts"],
        // Tests of retries and queues are slow on purpose.
        slowTestThreshold: 10_000,
        // All projects share one queue, so some files compute while others wait. Vitest's default would leave one of
        // two cores idle.
        maxWorkers: Math.max(2, availableParallelism()),
        projects: [
            {
                test: {
                    name: "unit",
                    include: [
                        "packages/*/{src,scripts}/**/*.test.{ts,tsx}",
                        "packages/*/test/**/*.test.ts",
                        "proof/src/**/*.test.ts",
                        "reports/**/*.test.ts",
                        "scripts/**/*.test.ts",
                        "testing/**/*.test.ts",
                        "test/**/*.test.ts",
                        "bench/{*,site/*}.test.ts",
                        "site/{build,src}/**/*.test.ts",
                    ],
                    exclude: ["**/*.platform.test.ts", "test/types.test.ts", ...elsewhere, ...notRun],
                    // A new process for each file would reload the same modules, which takes half as long as the tests.
                    isolate: false,
                    setupFiles: [
                        "testing/property-runs.ts",
                        "testing/only-loopback.ts",
                        "testing/check-shared-state.ts",
                    ],
                    // Tests often start Node on our TypeScript sources. The cache saves stripping types each time.
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
            // Runs alone: beside other browsers its driver occasionally hangs.
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
            // Measurements run without other tests.
            { test: { name: "speed", include: include("speed"), ...limits, sequence: { groupOrder: 2 } } },
            // Mostly waits for npm, and for builds of other tools.
            {
                test: {
                    name: "packed",
                    include: include("packed"),
                    exclude: notRun,
                    globalSetup: "testing/prepare-packed.ts",
                    sequence: { groupOrder: 1 },
                    ...limits,
                },
            },
            // Runs last: its programs have a time limit, and it may have to install a server or Spark.
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

/** For tests that mostly wait, for a retry or for a job in a queue. */
function waiting() {
    return { ...limits, maxConcurrency: 32 };
}

/** For tests that share a browser within a worker. */
function inBrowser() {
    return { ...limits, isolate: false };
}
