import { defineConfig } from "vitest/config";

export default defineConfig({
    test: {
        reporters: ["default", "./scripts/summary-reporter.ts"],
        projects: [
            {
                test: {
                    name: "unit",
                    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "site/src/**/*.test.ts"],
                },
            },
            "site/vitest.browser.config.ts",
        ],
    },
});
