import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { recordPassed, stampUse, treeHash } from "./passed-before.ts";
import {
    type Counts,
    lastLine,
    linesOfNotRun,
    linesOfOtherShares,
    linesOfPassedBefore,
    type NotRun,
    skippedIn,
} from "./summary.ts";
import type { FilesNotRun } from "./test-files.ts";

/** What vitest.config.ts leaves out of a run. */
type LeftOut = {
    /** The files that this machine cannot run. */
    readonly filesNotRun: readonly FilesNotRun[];
    /** The files that a run of a share leaves to the other shares. */
    readonly filesOfOtherShares: readonly string[];
    /** The number of tests in each file that has passed a moment ago. */
    readonly passedBefore: Readonly<Record<string, number>>;
};

/** Ends a run with one reliable summary line for people and scripts. In CI, skipped tests are a failure. */
export default class SummaryReporter implements Reporter {
    #run: Vitest | undefined;
    #tree: string | undefined;
    readonly #leftOut: LeftOut;

    constructor(leftOut: LeftOut) {
        this.#leftOut = leftOut;
    }

    onInit(run: Vitest): void {
        this.#run = run;
        if (stampUse === "record") this.#tree = treeHash();
    }

    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const inState = (state: string) => tests.filter((test) => test.result().state === state);
        // Count files that failed to load and suites whose hooks failed: neither shows as a failed test.
        const broken = [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])].filter(isBroken);
        const skipped = inState("skipped").filter((test) => this.#isMeant(test));
        const counts: Counts = {
            passed: inState("passed").length,
            passedBefore: Object.values(this.#leftOut.passedBefore),
            ofOtherShares: this.#leftOut.filesOfOtherShares,
            failed: inState("failed").length + broken.length + errors.length,
            notRun: [...this.#filesNotRun(), ...testsNotRun(skipped)],
        };
        if (stampUse === "record") recordPassed(this.#tree, passedIn(modules));
        const list = [...linesOfPassedBefore(counts), ...linesOfOtherShares(counts), ...linesOfNotRun(counts)];
        if (list.length > 0) console.log(`\n${list.join("\n")}\n`);
        console.log(lastLine(counts));
        if (skippedIn(counts) > 0 && process.env["CI"] === "true") process.exitCode = 1;
    }

    /**
     * Whether a skip counts. Tests outside of a name filter do not, nor those of a group that is already counted as
     * failed.
     */
    #isMeant(test: TestCase): boolean {
        if (noteOf(test) !== undefined) return true;
        return this.#run?.getGlobalTestNamePattern() === undefined && !groupsOf(test).some(isBroken);
    }

    /** The files of the selected projects that were not run. None if files were selected explicitly. */
    #filesNotRun(): readonly NotRun[] {
        const projects = this.#run?.projects ?? [];
        // Vitest has the requested file names, but its types omit them.
        const { filenamePattern = [] } = (this.#run ?? {}) as { readonly filenamePattern?: readonly string[] };
        if (filenamePattern.length > 0) return [];
        const names = new Set(projects.map(({ name }) => name));
        return this.#leftOut.filesNotRun
            .filter(({ kind }) => names.has(kind))
            .map(({ kind, files, lacks }) => {
                const [first = "", ...others] = files;
                const what = `${others.length === 0 ? first : `${kind} tests`}: needs ${lacks.join(", ")}`;
                return { what, count: files.length, unit: "file", lacks };
            });
    }
}

/** The files all of whose tests have passed, with their numbers of tests. */
function passedIn(modules: readonly TestModule[]): Readonly<Record<string, number>> {
    const passed = modules.flatMap((module) => {
        const tests = [...module.children.allTests()];
        const isWhole = module.ok() && tests.every((test) => test.result().state === "passed");
        return isWhole ? [[module.relativeModuleId, tests.length] as const] : [];
    });
    return Object.fromEntries(passed);
}

/** Skipped tests, grouped by file and reason. */
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

/** The suites that contain a test, and its file. */
const groupsOf = ({ parent }: TestCase | TestSuite): readonly (TestModule | TestSuite)[] =>
    parent.type === "suite" ? [parent, ...groupsOf(parent)] : [parent];

function noteOf(test: TestCase): string | undefined {
    const result = test.result();
    return result.state === "skipped" ? result.note : undefined;
}
