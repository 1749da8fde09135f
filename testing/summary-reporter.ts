import { globSync } from "node:fs";
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { partsNotRun } from "./parts.mjs";
import { missing } from "./programs.mjs";
import { type Counts, lastLine, linesOfNotRun, type NotRun, skippedIn } from "./summary.ts";

/** Ends the run with one line that people and machines can count on. In CI, what was not run is a failure. */
export default class SummaryReporter implements Reporter {
    #run: Vitest | undefined;

    onInit(run: Vitest): void {
        this.#run = run;
    }

    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const inState = (state: string) => tests.filter((test) => test.result().state === state);
        // A file that could not even be loaded has no tests that could fail, and what comes before those of a group is none.
        const broken = [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])].filter(isBroken);
        const skipped = inState("skipped").filter((test) => this.#isMeant(test));
        const counts: Counts = {
            passed: inState("passed").length,
            failed: inState("failed").length + broken.length + errors.length,
            notRun: [...this.#partsNotRun(), ...testsNotRun(skipped)],
        };
        const list = linesOfNotRun(counts);
        if (list.length > 0) console.log(`\n${list.join("\n")}\n`);
        console.log(lastLine(counts));
        if (skippedIn(counts) > 0 && process.env["CI"] === "true") process.exitCode = 1;
    }

    /** Whoever names tests skips all others; and what failed before a group of tests has failed them. */
    #isMeant(test: TestCase): boolean {
        if (noteOf(test) !== undefined) return true;
        return this.#run?.getGlobalTestNamePattern() === undefined && !groupsOf(test).some(isBroken);
    }

    /** Those of the projects that are run. Whoever names files knows what they run. */
    #partsNotRun(): readonly NotRun[] {
        const projects = this.#run?.projects ?? [];
        // Vitest knows which files were asked for, and its types do not say so.
        const { filenamePattern = [] } = (this.#run ?? {}) as { readonly filenamePattern?: readonly string[] };
        if (filenamePattern.length > 0) return [];
        const names = new Set(projects.map(({ name }) => name));
        return partsNotRun()
            .filter(({ project }) => names.has(project))
            .map(({ name, files, needs }) => {
                const lacks = missing(needs);
                const what = `${name}: needs ${lacks.join(", ")}`;
                return { what, count: globSync(files).length, unit: "file", lacks };
            });
    }
}

/** Tests that were skipped, those of a file for one reason together. */
function testsNotRun(tests: readonly TestCase[]): readonly NotRun[] {
    const groups = Map.groupBy(
        tests,
        (test) => `${test.module.relativeModuleId}: ${noteOf(test) ?? "skipped, without a reason"}`,
    );
    return [...groups].map(([what, group]) => {
        const lacks = group.flatMap((test) => test.meta().lacks ?? []);
        return { what, count: group.length, unit: "test", lacks };
    });
}

const isBroken = (group: TestModule | TestSuite): boolean => group.errors().length > 0;

/** The groups that a test is in, and its file. */
const groupsOf = ({ parent }: TestCase | TestSuite): readonly (TestModule | TestSuite)[] =>
    parent.type === "suite" ? [parent, ...groupsOf(parent)] : [parent];

function noteOf(test: TestCase): string | undefined {
    const result = test.result();
    return result.state === "skipped" ? result.note : undefined;
}
