/** npm run proof: see `--help`. */
import { cells } from "./cells.ts";
import { hostileReportOf } from "./hostile/report.ts";
import { runHostile } from "./hostile/run.ts";
import { notMet } from "./judge/listed.ts";
import { brokenSince, comparison, prepareLatest } from "./latest.ts";
import { pinnedLibraries } from "./libraries.ts";
import { help, isWhole, type Options, optionsOf } from "./options.ts";
import { runPeer } from "./peer/run.ts";
import { isGood, prove } from "./prove.ts";
import { quickOf } from "./quick.ts";
import { describe } from "./report/print.ts";
import { progress } from "./report/progress.ts";
import { readReport, reportOf, reportPath, writeReport } from "./report/report.ts";
import { versionsOf } from "./report/versions.ts";
import { withTypes } from "./types/with-types.ts";

async function main(options: Options): Promise<boolean> {
    const { only, provider, task, client, latest, keep } = options;
    const whole = isWhole(options);
    const libraries = latest ? prepareLatest() : pinnedLibraries();
    const setting = {
        ...libraries,
        ...(keep && { onFolder: (folder: string) => console.log(`They ran in ${folder}.`) }),
    };
    if (options.hostile) return (await runHostile(options, setting)).every((outcome) => isGood(outcome));

    const found = cells({ provider, task, client }).filter(({ id }) => id.includes(only ?? ""));
    const programs = options.quick ? quickOf(found) : found;
    if (programs.length === 0) throw new TypeError("There is no such snippet.");
    console.log(`Running ${programs.length} snippets…`);
    const run = await prove(programs, { ...setting, onOutcome: progress(programs.length) });
    const outcomes = whole || options.types ? withTypes(run, libraries) : run;
    console.log(`\n${describe(outcomes)}`);
    const hostile = whole ? await runHostile(options, setting) : [];
    const all = [...outcomes, ...hostile];

    const versions = versionsOf(libraries);
    if (latest) {
        const report = readReport();
        const known = { ...report, failed: { ...report.failed, ...report.hostile?.failed } };
        console.log(`\n${comparison(all, versions, known)}`);
        return brokenSince(all, known).length === 0;
    }
    const stale =
        whole && !outcomes.some(({ notRun }) => notRun)
            ? notMet(new Set(outcomes.flatMap(({ listed }) => listed)))
            : [];
    for (const part of stale) console.log(`Listed in judge/sdk-differences.ts, and not met: ${part}`);
    if (whole) {
        writeReport({ ...reportOf(outcomes, versions, new Date()), hostile: hostileReportOf(hostile) });
        console.log(`Written: ${reportPath}`);
    }
    return stale.length === 0 && all.every((outcome) => isGood(outcome));
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
