/** Checks Python programs against the types of their libraries. */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import type { Problem } from "../judge/problem.ts";
import type { Program } from "../program.ts";
import { collect, runChecker } from "./javascript.ts";

/** The npm package is complete: it downloads nothing at runtime. */
const pyright = join(createRequire(import.meta.url).resolve("pyright/package.json"), "..", "index.js");

type Said = {
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

function parsed(text: string): Said | undefined {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}
