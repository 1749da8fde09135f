import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from "vitest/node";
import { installLine, type ProgramName } from "../../tools/machine/programs.mjs";
import { type FilesNotRun, filesOf, type Kind, kinds } from "./test-files.ts";

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
        const list = [...linesOfOthers(this.#others()), ...linesOfNotRun(counts)];
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

    /** The kinds of files that this run leaves to other commands, with their number. */
    #others(): ReadonlyMap<Kind, number> {
        const projects = this.#projects();
        const others = projects.has("unit") ? kinds.filter((kind) => !projects.has(kind)) : [];
        return new Map(others.map((kind) => [kind, filesOf(kind).length]));
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

/** Tests or files that were not run for the same reason. */
export type NotRun = {
    /** Their name, and the reason why they were not run. */
    readonly what: string;
    readonly count: number;
    readonly unit: "test" | "file";
    /** The programs that are missing. */
    readonly lacks: readonly ProgramName[];
};

export type Counts = {
    readonly passed: number;
    readonly failed: number;
    readonly notRun: readonly NotRun[];
};

/** The number of skipped tests and files. */
export const skippedIn = ({ notRun }: Counts): number => notRun.reduce((sum, { count }) => sum + count, 0);

/** The last line: `N passed, N failed`, with `, N skipped` if something was not run. */
export function lastLine(counts: Counts): string {
    const line = `${counts.passed} passed, ${counts.failed} failed`;
    const skipped = skippedIn(counts);
    return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Lines before it about the kinds of files that other commands run. They do not count as skipped. */
export const linesOfOthers = (kinds: ReadonlyMap<Kind, number>): readonly string[] =>
    [...kinds].map(
        ([kind, count]) =>
            `Left to npm run test:${kind === "release" ? kind : "all"}: ${count} files *.${kind}.test.ts`,
    );

/** The lines before it: what was not run, why, and how to install what is missing. Empty if everything was run. */
export function linesOfNotRun({ notRun }: Counts): readonly string[] {
    if (notRun.length === 0) return [];
    const lacks = [...new Set(notRun.flatMap((one) => one.lacks))];
    return [
        "Not run:",
        ...notRun.map(({ what, count, unit }) => `    ${what} (${count} ${unit}${count === 1 ? "" : "s"})`),
        ...(lacks.length > 0 ? [`What is missing comes, on Debian or Ubuntu, with: ${installLine(lacks)}`] : []),
    ];
}
