import { defineConfig } from "vitest/config";

export default defineConfig({
    test: {
        reporters: ["default", "./scripts/summary-reporter.ts"],
        // Calls that wait for a second try, or in a queue, are slow on purpose.
        slowTestThreshold: 10_000,
        projects: [
            {
                test: {
                    name: "unit",
                    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "site/src/**/*.test.ts"],
                    exclude: ["**/*.platform.test.ts"],
                    // What is tested is not the machine, which may be busy.
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
            "site/vitest.browser.config.ts",
        ],
    },
});
