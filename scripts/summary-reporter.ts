import { globSync } from "node:fs";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { partsNotRun } from "./parts.mjs";
import { installLine, missing, type ProgramName } from "./programs.mjs";

/** What was not run, and why. */
type NotRun = { readonly line: string; readonly lacks: readonly ProgramName[] };

/**
 * Ends the run with one line that people and machines can count on: `N passed, N failed`, and `, N skipped` where something
 * was not run. That is listed before it, with the reason and the line that installs what is missing; in CI it is a failure.
 */
export default class SummaryReporter implements Reporter {
    #run: Vitest | undefined;

    onInit(run: Vitest): void {
        this.#run = run;
    }

    onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
        const tests = modules.flatMap((module) => [...module.children.allTests()]);
        const inState = (state: string) => tests.filter((test) => test.result().state === state);
        // A file that could not even be loaded has no tests that could fail.
        const broken = modules.filter((module) => module.state() === "failed" && module.errors().length > 0).length;
        const failed = inState("failed").length + broken + errors.length;

        // Nor has a file that was not loaded tests that could be skipped.
        const files = this.#partsNotRun().map((part) => ({ ...part, count: globSync(part.files).length }));
        const skipped = inState("skipped").filter((test) => this.#isMeant(test));
        const notRun: readonly NotRun[] = [
            ...files.map(({ name, count, needs }) => {
                const lacks = missing(needs);
                return { line: `${name} (${counted(count, "file")}): needs ${lacks.join(", ")}`, lacks };
            }),
            ...[...Map.groupBy(skipped, whereAndWhy)].map(([line, group]) => ({
                line: `${line} (${counted(group.length, "test")})`,
                lacks: group.flatMap((test) => test.meta().lacks ?? []),
            })),
        ];
        if (notRun.length > 0) console.log(list(notRun));

        const count = skipped.length + files.reduce((sum, part) => sum + part.count, 0);
        const line = `${inState("passed").length} passed, ${failed} failed`;
        console.log(count > 0 ? `${line}, ${count} skipped` : line);
        if (count > 0 && process.env["CI"] === "true") process.exitCode = 1;
    }

    /** Whoever names tests skips all others. */
    #isMeant(test: TestCase): boolean {
        return this.#run?.getGlobalTestNamePattern() === undefined || noteOf(test) !== undefined;
    }

    /** Those of the projects that are run. Whoever names files knows what they run. */
    #partsNotRun() {
        const projects = this.#run?.projects ?? [];
        // Vitest knows which files were asked for, and its types do not say so.
        const { filenamePattern = [] } = (this.#run ?? {}) as { readonly filenamePattern?: readonly string[] };
        const names = new Set(projects.map(({ name }) => name));
        return filenamePattern.length > 0 ? [] : partsNotRun().filter(({ project }) => names.has(project));
    }
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`;

function noteOf(test: TestCase): string | undefined {
    const result = test.result();
    return result.state === "skipped" ? result.note : undefined;
}

const whereAndWhy = (test: TestCase): string =>
    `${test.module.relativeModuleId}: ${noteOf(test) ?? "skipped, without a reason"}`;

function list(notRun: readonly NotRun[]): string {
    const lacks = [...new Set(notRun.flatMap((one) => one.lacks))];
    const lines = ["Not run:", ...notRun.map(({ line }) => `    ${line}`)];
    if (lacks.length > 0) lines.push(`What is missing comes, on Debian or Ubuntu, with: ${installLine(lacks)}`);
    return `\n${lines.join("\n")}\n`;
}
