/** Adding to what programs did what a type checker says of them. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { withoutWrongTypes } from "../judge/listed.ts";
import type { Libraries } from "../libraries.ts";
import type { Outcome } from "../prove.ts";
import { checkJavaScript } from "./javascript.ts";
import { checkPython } from "./python.ts";

/** The outcomes, with the errors of types among their problems. */
export function withTypes(outcomes: readonly Outcome[], { work, python }: Libraries): readonly Outcome[] {
    mkdirSync(work, { recursive: true });
    const folder = mkdtempSync(join(work, "types-"));
    const written = (language: string) =>
        outcomes.map(({ program }) => program).filter((program) => program.language === language);
    const found = new Map([
        ...checkJavaScript(written("js"), join(folder, "js")),
        ...("path" in python ? checkPython(written("python"), python.path, join(folder, "python")) : []),
    ]);
    rmSync(folder, { recursive: true });
    return outcomes.map((outcome) => {
        const { problems, listed } = withoutWrongTypes(outcome.program, found.get(outcome.program) ?? []);
        return {
            ...outcome,
            problems: [...outcome.problems, ...problems],
            listed: [...outcome.listed, ...listed],
        };
    });
}
