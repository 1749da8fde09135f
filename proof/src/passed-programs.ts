/** Keeps which programs have passed at a commit, so that a run that was cut off continues where it stopped. */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "./program.ts";
import { type Outcome, verdictOf } from "./prove.ts";
import { root } from "./root.ts";

/** What a report needs of a program that passed. */
type Passed = Pick<Outcome, "listed" | "lookUps"> & { readonly id: string };

export type PassedPrograms = {
    /** The outcome of a program that passed earlier at this commit. */
    readonly find: (program: Program) => Outcome | undefined;
    /** Keeps an outcome if it passed. */
    readonly add: (outcome: Outcome) => void;
    /** Forgets all: the run is complete. */
    readonly clear: () => void;
};

/**
 * @param folder where the file is kept; files of other commits are removed from it
 * @param commit the commit that the programs and the libraries belong to
 */
export function passedPrograms(folder: string, commit: string): PassedPrograms {
    const name = `${commit}.jsonl`;
    const file = join(folder, name);
    mkdirSync(folder, { recursive: true });
    for (const other of readdirSync(folder)) if (other !== name) rmSync(join(folder, other));
    const linesById = new Map(readLines(file).map((line) => [line.id, line]));
    return {
        find(program) {
            const line = linesById.get(program.id);
            return line && { program, problems: [], listed: line.listed, lookUps: line.lookUps, stderr: "" };
        },
        add(outcome) {
            if (verdictOf(outcome) !== "passed") return;
            const { program, listed, lookUps } = outcome;
            appendFileSync(file, `${JSON.stringify({ id: program.id, listed, lookUps } satisfies Passed)}\n`);
        },
        clear: () => rmSync(file, { force: true }),
    };
}

/** A run can be killed in the middle of its last line, which is then left out. */
function readLines(file: string): Passed[] {
    if (!existsSync(file)) return [];
    return readFileSync(file, "utf8")
        .split("\n")
        .slice(0, -1)
        .map((line): Passed => JSON.parse(line));
}

/** The commit that is checked out; undefined if files differ from it, apart from the reports that runs write. */
export function committedState(): string | undefined {
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
    const changedFiles = git("status", "--porcelain", "--", ".", ":!reports");
    return changedFiles === "" ? git("rev-parse", "HEAD") : undefined;
}
