import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const proof =
    "proof/src/{quick,answering-notes/answering-notes,own-server/own-server,sandbox-command/sandbox-command,spark/spark}.test.ts";
const clients = "proof/src/clients.test.ts";
const prepareLibraries = "proof/src/prepare-libraries.ts";

const quick = process.env["TEST_QUICK"] !== undefined;
/** Tests that run programs, or build packages: not for `npm run test:quick`. */
const slow = [
    "proof/src/{course,hostile,peer,types}/**",
    "proof/src/{cells,prove}.test.ts",
    "packages/inference/test/peer/**",
    "packages/cli/test/**",
    "test/**",
];

export default defineConfig({
    test: {
        reporters: ["default", "./scripts/summary-reporter.ts"],
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
                        "test/**/*.test.ts",
                        "bench/{*,site/*}.test.ts",
                        "site/src/**/*.test.ts",
                    ],
                    exclude: ["**/*.platform.test.ts", proof, clients, ...(quick ? slow : [])],
                    // To start a process for each file, which loads the same modules again, takes as long as half of the tests.
                    isolate: false,
                    setupFiles: "scripts/leave-no-trace.ts",
                    // Laws are tried on many texts, and other work may have the processor.
                    testTimeout: 30_000,
                },
            },
            {
                test: {
                    name: "platforms",
                    include: ["packages/*/test/**/*.platform.test.ts"],
                    testTimeout: 60_000,
                    hookTimeout: 60_000,
                    // Cases mostly wait: for a timeout, for a second try, for a job in a queue.
                    maxConcurrency: 32,
                },
            },
            // After all others: its programs have a time limit, and it may have to install a server, or Spark.
            { test: { name: "proof", include: [proof], globalSetup: prepareLibraries, sequence: { groupOrder: 1 } } },
            // A part of the proof, for `npm run test:quick`.
            { test: { name: "clients", include: [clients], globalSetup: prepareLibraries } },
            {
                test: {
                    name: "page",
                    include: ["site/test/**/*.browser.test.ts"],
                    globalSetup: "site/test/serve.ts",
                    // Other files compute beside it: a page may take its time to come alive.
                    expect: { poll: { timeout: 10_000 } },
                    testTimeout: 30_000,
                    hookTimeout: 60_000,
                },
            },
        ],
    },
});
