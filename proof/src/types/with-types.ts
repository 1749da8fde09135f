/** Adding to what programs did what a type checker says of them. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { withoutWrongTypes } from "../judge/listed.ts";
import type { Problem } from "../judge/problem.ts";
import type { Libraries } from "../libraries.ts";
import type { Program } from "../program.ts";
import type { Outcome } from "../prove.ts";
import { checkJavaScript } from "./javascript.ts";
import { checkPython } from "./python.ts";

type TypeProblems = ReadonlyMap<Program, readonly Problem[]>;

/** What the type checkers, one beside the other, say of programs: of those in Python only where there is one. */
export async function typeProblemsOf(programs: readonly Program[], { work, python }: Libraries): Promise<TypeProblems> {
    mkdirSync(work, { recursive: true });
    const folder = mkdtempSync(join(work, "types-"));
    const written = (language: string) => programs.filter((program) => program.language === language);
    try {
        const found = await Promise.all([
            checkJavaScript(written("js"), join(folder, "js")),
            "path" in python
                ? checkPython(written("python"), python.path, join(folder, "python"))
                : new Map<Program, readonly Problem[]>(),
        ]);
        return new Map(found.flatMap((problems) => [...problems]));
    } finally {
        rmSync(folder, { recursive: true });
    }
}

/** The outcomes, with the errors of types among their problems. */
export const withTypes = (outcomes: readonly Outcome[], found: TypeProblems): readonly Outcome[] =>
    outcomes.map((outcome) => {
        const { problems, listed } = withoutWrongTypes(outcome.program, found.get(outcome.program) ?? []);
        return {
            ...outcome,
            problems: [...outcome.problems, ...problems],
            listed: [...outcome.listed, ...listed],
        };
    });
