import { defineConfig } from "vitest/config";

const quick = "proof/src/{quick,own-server/own-server}.test.ts";

export default defineConfig({
    test: {
        reporters: ["default", "./scripts/summary-reporter.ts"],
        // Calls that wait for a second try, or in a queue, are slow on purpose.
        slowTestThreshold: 10_000,
        projects: [
            {
                test: {
                    name: "unit",
                    include: [
                        "packages/*/src/**/*.test.ts",
                        "packages/*/test/**/*.test.ts",
                        "proof/src/**/*.test.ts",
                        "test/**/*.test.ts",
                        "site/src/**/*.test.ts",
                    ],
                    exclude: ["**/*.platform.test.ts", quick],
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
                    maxConcurrency: 16,
                    maxWorkers: 2,
                    // A number of workers of its own needs a turn of its own.
                    sequence: { groupOrder: 1 },
                },
            },
            // After all others, and one by one: its programs have a time limit, and it installs what they need.
            { test: { name: "proof", include: [quick], maxWorkers: 1, sequence: { groupOrder: 2 } } },
            "site/vitest.browser.config.ts",
        ],
    },
});
