/** npm run proof -- --peer: runs the programs of the peer's generator and writes the report. */
import { join } from "node:path";
import { pinnedLibraries } from "../libraries.ts";
import { quickOf } from "../matrix-programs.ts";
import { isPart, type Options } from "../options.ts";
import { isGood, type Outcome, prove, verdictOf } from "../prove.ts";
import { describe, progress, table } from "../report/print.ts";
import { reportOf, writeJson } from "../report/report.ts";
import { type Versions, versionsOf } from "../report/versions.ts";
import { root } from "../root.ts";
import { accepted, judgePeer } from "./judge.ts";
import { type PeerPrograms, peerPrograms } from "./programs.ts";

const reportPath = join(root, "verify/reports/peer.json");

/** @returns whether the run counts as good. It does not depend on how many programs passed. */
export async function runPeer(options: Options): Promise<boolean> {
    const { only = "", provider, task, client, keep } = options;
    const { programs: all, refused } = peerPrograms({ provider, task, client });
    const matching = all.filter(({ id }) => id.includes(only));
    const programs = options.quick ? quickOf(matching) : matching;
    if (programs.length === 0) throw new TypeError("The peer writes no such snippet.");

    const libraries = pinnedLibraries();
    console.log(`Running ${programs.length} snippets of the peer…`);
    const outcomes = await prove(programs, {
        ...libraries,
        judge: judgePeer,
        onOutcome: progress(programs.length),
        ...(keep && { onFolder: (folder: string) => console.log(`They ran in ${folder}.`) }),
    });
    const wasRun = outcomes.filter((outcome) => verdictOf(outcome) === "not run").every((outcome) => isGood(outcome));
    if (isPart(options)) {
        console.log(`\n${describe(outcomes)}`);
        return wasRun;
    }
    writePeerReport(outcomes, refused, versionsOf(libraries));
    console.log(`\n${table(outcomes)}\nWritten: ${reportPath}`);
    const stale = outcomes.some(({ notRun }) => notRun) ? [] : notMet(outcomes);
    for (const { client, reason } of stale)
        console.log(`Listed in peer/accepted.ts, and not met: ${client}: ${reason}`);
    return wasRun && stale.length === 0;
}

/** The accepted requests that no program sends. */
const notMet = (outcomes: readonly Outcome[]) =>
    accepted.filter(
        ({ client, reason }) =>
            !outcomes.some(
                ({ program, listed }) =>
                    program.client === client && listed.some((part) => part.endsWith(`: ${reason}`)),
            ),
    );

/** Only the most important problem, shortened: a wrong request explains the rest. */
function withReason(outcome: Outcome): Outcome {
    const { problems } = outcome;
    const first = problems.find(({ at }) => /^(?:body|url|method|headers)/.test(at)) ?? problems[0];
    return first ? { ...outcome, problems: [{ at: first.at, message: first.message.slice(0, 160) }] } : outcome;
}

/** Writes a report like ours, with one short reason for each failure, and with the generator's errors. */
function writePeerReport(outcomes: readonly Outcome[], refused: PeerPrograms["refused"], versions: Versions): void {
    const report = { ...reportOf(outcomes.map(withReason), versions, new Date()), refused };
    writeJson(report, reportPath);
}
