import { defineConfig } from "vitest/config";

const quick = "proof/src/quick.test.ts";

export default defineConfig({
    test: {
        reporters: ["default", "./scripts/summary-reporter.ts"],
        projects: [
            {
                test: {
                    name: "unit",
                    include: [
                        "packages/*/src/**/*.test.ts",
                        "packages/*/test/**/*.test.ts",
                        "proof/src/**/*.test.ts",
                        "site/src/**/*.test.ts",
                    ],
                    exclude: [quick],
                },
            },
            // After all others: it has the machine to itself, and its programs have a time limit.
            { test: { name: "proof", include: [quick], sequence: { groupOrder: 1 } } },
            "site/vitest.browser.config.ts",
        ],
    },
});
