/** Tests programs, each with the locked versions of its libraries. */
import { expect, test } from "vitest";
import { install } from "./installation.ts";
import { runUnchanged } from "./run-unchanged.ts";
import type { UnchangedProgram } from "./unchanged-program.ts";

export function testUnchanged(programs: readonly UnchangedProgram[]): void {
    test.for(programs)("$installation.language: $library does as its first page says", async (program, { skip }) => {
        const installed = install(program.installation);
        if ("missing" in installed) return skip(`not run: ${installed.missing}`);
        expect(await runUnchanged(program, installed)).toEqual([]);
    });
}
