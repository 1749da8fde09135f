/** Adds type errors to the outcomes of programs. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { withoutWrongTypes } from "../judge/listed-differences.ts";
import type { Problem } from "../judge/problem.ts";
import type { Libraries } from "../libraries.ts";
import type { Program } from "../program.ts";
import type { Outcome } from "../prove.ts";
import { checkJavaScript } from "./javascript.ts";
import { checkPython } from "./python.ts";

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
