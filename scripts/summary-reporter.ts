import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with one line that people and machines can count on: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const count = (state: string) => tests.filter((test) => test.result().state === state).length;
        // A file that could not even be loaded has no tests that could fail.
        const broken = modules.filter((module) => module.state() === "failed" && module.errors().length > 0).length;
        const skipped = count("skipped");
        const line = `${count("passed")} passed, ${count("failed") + broken + errors.length} failed`;
        console.log(skipped > 0 ? `${line}, ${skipped} skipped` : line);
    }
}
