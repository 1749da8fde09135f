/** npm run proof: see `--help`. */
import { itemsOfShare } from "../../testing/test-files.ts";
import { runHostile } from "./hostile/prove-cases.ts";
import { unmetDifferences } from "./judge/listed-differences.ts";
import { pinnedLibraries, prepareLatest } from "./libraries.ts";
import { coveringPrograms, matrixPrograms, quickOf } from "./matrix-programs.ts";
import { help, kindOf, type Options, optionsOf } from "./options.ts";
import { runPeer } from "./peer/run.ts";
import type { Program } from "./program.ts";
import { isGood, proveAgain } from "./prove.ts";
import { describe, progress } from "./report/print.ts";
import {
    brokenSince,
    comparison,
    failedIn,
    hostileReportOf,
    readReports,
    reportOf,
    reportPath,
    writeRun,
} from "./report/report.ts";
import { versionsOf } from "./report/versions.ts";
import { runSdks } from "./sdks/run.ts";
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
    console.log(`Running ${programs.length}${programs.length === of ? "" : ` of ${of}`} snippets…`);
    // The type checkers read the same programs while they run.
    const isChecked = kind !== undefined || options.share !== undefined;
    const types = isChecked || options.types ? typeProblemsOf(programs, libraries) : undefined;
    // A failure is reported below, after the programs have ended; this avoids an unhandled rejection until then.
    types?.catch(() => undefined);
    const run = await proveAgain(programs, { ...setting, onOutcome: progress(programs.length) });
    const outcomes = types ? withTypes(run, await types) : run;
    console.log(`\n${describe(outcomes)}`);
    const hostile = isChecked ? await runHostile(options, setting) : [];
    const all = [...outcomes, ...hostile];

    const versions = versionsOf(libraries);
    if (latest) {
        const reports = readReports();
        const pinned = (kind && reports[kind]) ?? reports.whole ?? reports.covering;
        const before = { versions: pinned?.versions ?? {}, failed: failedIn(reports) };
        console.log(`\n${comparison(all, versions, before)}`);
        const areSdksGood = kind === undefined || (await runSdks(options));
        return brokenSince(all, before).length === 0 && areSdksGood;
    }
    const stale =
        kind && !outcomes.some(({ notRun }) => notRun)
            ? unmetDifferences(new Set(outcomes.flatMap(({ listed }) => listed)))
            : [];
    for (const part of stale) console.log(`Listed in judge/sdk-differences.ts, and not met: ${part}`);
    if (kind) {
        const report = reportOf(outcomes, versions, new Date());
        writeRun(kind, { ...report, of: `${of}`, hostile: hostileReportOf(hostile) });
        console.log(`Written: ${reportPath}`);
    }
    return stale.length === 0 && all.every((outcome) => isGood(outcome));
}

/** The programs that the options select, and how many there were to choose from. */
function programsOf(options: Options): { readonly programs: readonly Program[]; readonly of: number } {
    const { share } = options;
    if (share || kindOf(options) === "covering") {
        const { programs, of } = coveringPrograms();
        return { programs: itemsOfShare(programs, share), of };
    }
    const { only = "", provider, task, client, quick } = options;
    const matching = matrixPrograms({ provider, task, client }).filter(({ id }) => id.includes(only));
    return { programs: quick ? quickOf(matching) : matching, of: matching.length };
}

const commandOf = ({ peer, sdks }: Options) => (peer ? runPeer : sdks ? runSdks : main);

try {
    const options = optionsOf(process.argv.slice(2));
    if (options.help) console.log(help);
    else if (!(await commandOf(options)(options))) process.exitCode = 1;
} catch (error) {
    // For a mistake in the arguments the message is enough.
    console.error(error instanceof TypeError ? `${error.message}\nnpm run proof -- --help` : error);
    process.exitCode = 2;
}
