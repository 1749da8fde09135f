/** npm run proof: see `--help`. */
import { cells, coveringCells } from "./cells.ts";
import { hostileReportOf } from "./hostile/report.ts";
import { runHostile } from "./hostile/run.ts";
import { notMet } from "./judge/listed.ts";
import { brokenSince, comparison, prepareLatest } from "./latest.ts";
import { pinnedLibraries } from "./libraries.ts";
import { help, kindOf, type Options, optionsOf } from "./options.ts";
import { runPeer } from "./peer/run.ts";
import type { Program } from "./program.ts";
import { isGood, prove } from "./prove.ts";
import { quickOf } from "./quick.ts";
import { describe } from "./report/print.ts";
import { progress } from "./report/progress.ts";
import { failedIn, readReports, reportOf, reportPath, writeRun } from "./report/report.ts";
import { versionsOf } from "./report/versions.ts";
import { typeProblemsOf, withTypes } from "./types/with-types.ts";

async function main(options: Options): Promise<boolean> {
    const { latest, keep } = options;
    const kind = kindOf(options);
    const libraries = latest ? prepareLatest() : pinnedLibraries();
    const setting = {
        ...libraries,
        ...(keep && { onFolder: (folder: string) => console.log(`They ran in ${folder}.`) }),
    };
    if (options.hostile) return (await runHostile(options, setting)).every((outcome) => isGood(outcome));

    const { programs, of } = programsOf(options);
    if (programs.length === 0) throw new TypeError("There is no such snippet.");
    console.log(`Running ${programs.length}${of === programs.length ? "" : ` of ${of}`} snippets…`);
    // The checkers read the same programs while these run.
    const types = kind || options.types ? typeProblemsOf(programs, libraries) : undefined;
    // Its failure is told when the programs have ended.
    types?.catch(() => undefined);
    const run = await prove(programs, { ...setting, onOutcome: progress(programs.length) });
    const outcomes = types ? withTypes(run, await types) : run;
    console.log(`\n${describe(outcomes)}`);
    const hostile = kind ? await runHostile(options, setting) : [];
    const all = [...outcomes, ...hostile];

    const versions = versionsOf(libraries);
    if (latest) {
        const reports = readReports();
        const pinned = (kind && reports[kind]) ?? reports.whole ?? reports.covering;
        const known = { versions: pinned?.versions ?? {}, failed: failedIn(reports) };
        console.log(`\n${comparison(all, versions, known)}`);
        return brokenSince(all, known).length === 0;
    }
    const stale =
        kind && !outcomes.some(({ notRun }) => notRun) ? notMet(new Set(outcomes.flatMap(({ listed }) => listed))) : [];
    for (const part of stale) console.log(`Listed in judge/sdk-differences.ts, and not met: ${part}`);
    if (kind) {
        const report = reportOf(outcomes, versions, new Date());
        writeRun(kind, { ...report, of: `${of}`, hostile: hostileReportOf(hostile) });
        console.log(`Written: ${reportPath}`);
    }
    return stale.length === 0 && all.every((outcome) => isGood(outcome));
}

/** The programs that are meant, and of how many they were chosen. */
function programsOf(options: Options): { readonly programs: readonly Program[]; readonly of: number } {
    if (kindOf(options) === "covering") return coveringCells();
    const { only = "", provider, task, client, quick } = options;
    const found = cells({ provider, task, client }).filter(({ id }) => id.includes(only));
    return { programs: quick ? quickOf(found) : found, of: found.length };
}

try {
    const options = optionsOf(process.argv.slice(2));
    if (options.help) console.log(help);
    else if (!(await (options.peer ? runPeer(options) : main(options)))) process.exitCode = 1;
} catch (error) {
    // A mistake in the arguments needs no stack.
    console.error(error instanceof TypeError ? `${error.message}\nnpm run proof -- --help` : error);
    process.exitCode = 2;
}
