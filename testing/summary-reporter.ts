import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { type Counts, lastLine, linesOfNotRun, linesOfRelease, type NotRun, skippedIn } from "./summary.ts";
import { type FilesNotRun, filesOf } from "./test-files.ts";

/** Ends a run with one reliable summary line for people and scripts. In CI, skipped tests are a failure. */
export default class SummaryReporter implements Reporter {
    #run: Vitest | undefined;
    readonly #filesNotRun: readonly FilesNotRun[];

    /** @param options.filesNotRun the files that vitest.config.ts leaves out, because this machine cannot run them */
    constructor({ filesNotRun }: { readonly filesNotRun: readonly FilesNotRun[] }) {
        this.#filesNotRun = filesNotRun;
    }

    onInit(run: Vitest): void {
        this.#run = run;
    }

    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const inState = (state: string) => tests.filter((test) => test.result().state === state);
        // Count files that failed to load and suites whose hooks failed: neither shows as a failed test.
        const broken = [...modules, ...modules.flatMap((module) => [...module.children.allSuites()])].filter(isBroken);
        const skipped = inState("skipped").filter((test) => this.#isMeant(test));
        const counts: Counts = {
            passed: inState("passed").length,
            failed: inState("failed").length + broken.length + errors.length,
            notRun: [...this.#skippedFiles(), ...testsNotRun(skipped)],
        };
        const list = [...linesOfRelease(this.#filesOfRelease()), ...linesOfNotRun(counts)];
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
    #skippedFiles(): readonly NotRun[] {
        const projects = this.#projects();
        return this.#filesNotRun
            .filter(({ kind }) => projects.has(kind))
            .map(({ kind, files, lacks }) => {
                const [first = "", ...others] = files;
                const what = `${others.length === 0 ? first : `${kind} tests`}: needs ${lacks.join(", ")}`;
                return { what, count: files.length, unit: "file", lacks };
            });
    }

    /** The files that a run of all other tests of packed packages leaves to one before a release. */
    #filesOfRelease(): readonly string[] {
        const projects = this.#projects();
        return projects.has("packed") && !projects.has("release") ? filesOf("release") : [];
    }

    /** The names of the selected projects. None if files were selected explicitly. */
    #projects(): ReadonlySet<string> {
        // Vitest has the requested file names, but its types omit them.
        const { filenamePattern = [] } = (this.#run ?? {}) as { readonly filenamePattern?: readonly string[] };
        return new Set(filenamePattern.length > 0 ? [] : this.#run?.projects.map(({ name }) => name));
    }
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
