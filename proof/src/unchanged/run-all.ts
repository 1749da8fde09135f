/** `npm run proof -- --unchanged`: runs all programs, with the locked or the newest versions of their libraries. */
import type { Options } from "../options.ts";
import { type Installation, type Installed, install, lockedVersion } from "./installation.ts";
import { unchangedPrograms } from "./programs.ts";
import { runUnchanged } from "./run-unchanged.ts";

/** @returns whether none has a problem */
export async function runAllUnchanged({ only = "", latest }: Pick<Options, "only" | "latest">): Promise<boolean> {
    const programs = unchangedPrograms.filter(({ library, file }) => library.includes(only) || file.includes(only));
    if (programs.length === 0) throw new TypeError(`There is no such program: ${only}.`);
    const installed = new Map<Installation, Installed>();
    let failed = 0;
    for (const program of programs) {
        const { installation, library } = program;
        const libraries = installed.get(installation) ?? install(installation, { newest: latest });
        installed.set(installation, libraries);
        const problems = "missing" in libraries ? [libraries.missing] : await runUnchanged(program, libraries);
        const version = "missing" in libraries ? "" : libraries.versionOf(library);
        const before = lockedVersion(installation, library);
        const versions = version === "" || version === before ? before : `${before} → ${version}`;
        console.log(`${problems.length === 0 ? "good  " : "FAILED"} ${installation.language} ${library} ${versions}`);
        for (const problem of problems) console.log(`    ${problem.replaceAll("\n", "\n    ")}`);
        if (problems.length > 0) failed++;
    }
    console.log(`${programs.length - failed} of ${programs.length} programs run unchanged.`);
    return failed === 0;
}
