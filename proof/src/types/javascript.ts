/** Checks JavaScript programs against the types of their libraries. */
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Problem } from "../judge/problem.ts";
import type { Program } from "../program.ts";
import { root } from "../root.ts";

const compiler = join(createRequire(import.meta.url).resolve("typescript/package.json"), "..", "bin", "tsc");

const compilerOptions = {
    types: ["node"],
    allowJs: true,
    checkJs: true,
    // Plain JavaScript programs do not narrow nullable values.
    strictNullChecks: false,
    // Nor do they annotate parameters.
    noImplicitAny: false,
    exactOptionalPropertyTypes: false,
    noUncheckedIndexedAccess: false,
    noPropertyAccessFromIndexSignature: false,
};

/**
 * Returns the compiler's errors for each program.
 * @param folder a new folder, from which Node resolves the packages
 */
export async function checkJavaScript(
    programs: readonly Program[],
    folder: string,
): Promise<ReadonlyMap<Program, readonly Problem[]>> {
    if (programs.length === 0) return new Map();
    mkdirSync(folder);
    for (const [index, { content }] of programs.entries()) writeFileSync(join(folder, `${index}.mjs`), content);
    const project = { extends: join(root, "tsconfig.base.json"), compilerOptions, include: ["*.mjs"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
    const { stdout, status } = await runChecker([compiler, "--pretty", "false", "-p", folder]);
    const errors = stdout.matchAll(/^(?:.*\/)?(\d+)\.mjs\((\d+),\d+\): (error TS\d+: .*(?:\n .*)*)/gm);
    const problems = [...errors].map(([, index, line, message]) => ({
        index: Number(index),
        problem: { at: "types", message: `line ${line}: ${message}` },
    }));
    // A failure without an error in any program means that the compiler itself failed.
    if (status !== 0 && problems.length === 0 && !stdout.includes(".ts("))
        throw new Error(`The compiler failed: ${stdout}`);
    return collect(programs, problems);
}

/** Groups problems by program, given the index of each program. */
export function collect(
    programs: readonly Program[],
    problems: readonly { readonly index: number; readonly problem: Problem }[],
): ReadonlyMap<Program, readonly Problem[]> {
    const byIndex = Map.groupBy(problems, ({ index }) => index);
    return new Map(
        programs.map((program, index) => [program, (byIndex.get(index) ?? []).map(({ problem }) => problem)]),
    );
}

type CheckerRun = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a type checker asynchronously. @throws Error if it could not be started, or was killed */
export const runChecker = (args: readonly string[]): Promise<CheckerRun> =>
    new Promise((resolve, reject) => {
        const child = execFile(process.execPath, args, { maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
            // An exit code for type errors is a normal result.
            if (error && child.exitCode === null) reject(error);
            else resolve({ status: child.exitCode, stdout, stderr });
        });
    });
