/** Adds type errors to the outcomes of programs. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { withoutWrongTypes } from "../judge/listed-differences.ts";
import type { Problem } from "../judge/problem.ts";
import type { Libraries } from "../libraries.ts";
import type { Program } from "../program.ts";
import type { Outcome } from "../prove.ts";
import { root } from "../root.ts";

type TypeProblems = ReadonlyMap<Program, readonly Problem[]>;

/** Runs the type checkers concurrently. Skips Python programs if Python is missing. */
export async function typeProblemsOf(programs: readonly Program[], { work, python }: Libraries): Promise<TypeProblems> {
    mkdirSync(work, { recursive: true });
    const folder = mkdtempSync(join(work, "types-"));
    const programsIn = (language: string) => programs.filter((program) => program.language === language);
    try {
        const problemMaps = await Promise.all([
            checkJavaScript(programsIn("js"), join(folder, "js")),
            "path" in python
                ? checkPython(programsIn("python"), python.path, join(folder, "python"))
                : new Map<Program, readonly Problem[]>(),
        ]);
        return new Map(problemMaps.flatMap((problems) => [...problems]));
    } finally {
        rmSync(folder, { recursive: true });
    }
}

/** The outcomes, with type errors added to their problems. */
export const withTypes = (outcomes: readonly Outcome[], typeProblems: TypeProblems): readonly Outcome[] =>
    outcomes.map((outcome) => {
        const { problems, listed } = withoutWrongTypes(outcome.program, typeProblems.get(outcome.program) ?? []);
        return {
            ...outcome,
            problems: [...outcome.problems, ...problems],
            listed: [...outcome.listed, ...listed],
        };
    });

/** The npm package is complete: it downloads nothing at runtime. */
const pyright = join(createRequire(import.meta.url).resolve("pyright/package.json"), "..", "index.js");

type PyrightReport = {
    readonly summary: { readonly filesAnalyzed: number };
    readonly generalDiagnostics: readonly {
        readonly file: string;
        readonly severity: string;
        readonly message: string;
        readonly range?: { readonly start: { readonly line: number } };
    }[];
};

/**
 * Returns Pyright's errors for each program.
 * @param python the interpreter that has the libraries installed
 * @param folder a new folder
 */
export async function checkPython(
    programs: readonly Program[],
    python: string,
    folder: string,
): Promise<ReadonlyMap<Program, readonly Problem[]>> {
    if (programs.length === 0) return new Map();
    mkdirSync(folder);
    for (const [index, { content }] of programs.entries()) writeFileSync(join(folder, `${index}.py`), content);
    writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify({ typeCheckingMode: "basic" }));
    const args = [pyright, "--outputjson", "--pythonpath", python, "--project", folder];
    const { stdout, stderr } = await runChecker(args);
    const report = parsed(stdout);
    if (report?.summary.filesAnalyzed !== programs.length) throw new Error(`Pyright failed: ${stderr || stdout}`);
    const errors = report.generalDiagnostics.filter(({ severity }) => severity === "error");
    return collect(
        programs,
        errors.map(({ file, message, range }) => ({
            index: Number(basename(file, ".py")),
            problem: { at: "types", message: `line ${(range?.start.line ?? 0) + 1}: ${message}` },
        })),
    );
}

function parsed(text: string): PyrightReport | undefined {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

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
function collect(
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
const runChecker = (args: readonly string[]): Promise<CheckerRun> =>
    new Promise((resolve, reject) => {
        const child = execFile(process.execPath, args, { maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
            // An exit code for type errors is a normal result.
            if (error && child.exitCode === null) reject(error);
            else resolve({ status: child.exitCode, stdout, stderr });
        });
    });
