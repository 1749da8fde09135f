/** Runs hostile cases, and finds the item that makes a program fail. */

import { itemsOfShare } from "../../../testing/test-files.ts";
import { problemText, shown } from "../judge/problem.ts";
import type { Options } from "../options.ts";
import { clientOf, groupOf } from "../program.ts";
import { type Outcome, prove, type Setting, verdictOf } from "../prove.ts";
import { describe, progress } from "../report/print.ts";
import { allCases, type Case, quickCases, splitCase } from "./cases.ts";
import { usualSeed } from "./invented.ts";
import { withPasting } from "./paste/paste.ts";

/** The default of `--runs`. */
const usualRuns = 2;

/** Runs the hostile calls that the options select, and prints their outcomes. */
export async function runHostile(options: Options, setting: Setting): Promise<readonly Outcome[]> {
    const { provider, task, client, only = "", share, quick, seed = usualSeed(), runs = usualRuns } = options;
    const cases = itemsOfShare((quick ? quickCases : allCases)({ seed, runs }), share).filter(
        ({ program }) =>
            (provider === undefined || program.provider === provider) &&
            (task === undefined || program.task === task) &&
            (client === undefined || program.client === client) &&
            program.id.includes(only),
    );
    if (cases.length === 0) throw new TypeError("There is no such hostile call.");
    console.log(`Running ${cases.length} hostile calls; --seed ${seed} invents the same again…`);
    const outcomes = await proveCases(cases, { ...setting, onOutcome: progress(cases.length) });
    const pasted = await withPasting(outcomes, setting.work);
    console.log(`\n${describe(pasted)}`);
    return pasted;
}

type Tried = { readonly one: Case; readonly outcome: Outcome };

export async function proveCases(cases: readonly Case[], setting: Setting): Promise<readonly Outcome[]> {
    const tried = await tryAll(cases, setting);
    const outcomesByTried = new Map<Tried, Outcome>();
    // A client usually fails in the same way in every position, so explain only its first failure.
    for (const [, [first]] of Map.groupBy(tried.filter(isUnexplained), ({ one: { program } }) => clientOf(program))) {
        if (first) outcomesByTried.set(first, await explain(first, setting));
    }
    return tried.map((one) => outcomesByTried.get(one) ?? one.outcome);
}

async function tryAll(cases: readonly Case[], setting: Setting): Promise<readonly Tried[]> {
    const outcomes = await prove(
        cases.map(({ program }) => program),
        setting,
    );
    const byProgram = new Map(outcomes.map((outcome) => [outcome.program, outcome]));
    return cases.flatMap((one) => {
        const outcome = byProgram.get(one.program);
        return outcome ? [{ one, outcome: judged(one, outcome) }] : [];
    });
}

/** Applies the known limits of the library to an outcome. */
export function judged({ refusal, rewritings }: Pick<Case, "refusal" | "rewritings">, outcome: Outcome): Outcome {
    if (outcome.notRun !== undefined) return outcome;
    const { problems } = outcome;
    const limits = rewritings.map(({ reason }) => partOf(outcome, reason));
    if (refusal === undefined) {
        // The known rewriting itself may be wrong, so mention it.
        const why =
            problems.length === 0
                ? []
                : rewritings.map(({ reason }) => limitProblem(`something else is expected: ${reason}`));
        return { ...outcome, problems: [...problems, ...why], listed: [...outcome.listed, ...limits] };
    }
    const shows = problems.some((problem) => refusal.shows.test(problemText(problem)));
    // A refused program must not print a response or leave files.
    if (shows && problems.every(({ at }) => at !== "output")) {
        return { ...outcome, problems: [], listed: [...outcome.listed, partOf(outcome, refusal.reason)] };
    }
    const message =
        problems.length === 0
            ? `it works; take this out, or this kind of item: ${refusal.reason}`
            : `it does not fail as it is to: ${refusal.reason}`;
    return { ...outcome, problems: [...problems, limitProblem(message)] };
}

const limitProblem = (message: string) => ({ at: "hostile/limits.ts", message });

/** The name of a client's limit in a position. */
const partOf = ({ program }: Outcome, reason: string) => `${groupOf(program)}: ${reason}`;

const isUnexplained = ({ one, outcome }: Tried) => !one.refusal && verdictOf(outcome) === "failed";

/** The maximum number of items to report. */
const maxItems = 6;

/** Runs each item separately, and replaces the problems with those of the single items. */
async function explain({ one, outcome }: Tried, setting: Setting): Promise<Outcome> {
    const quiet = { work: setting.work, python: setting.python };
    const tried = await tryAll(splitCase(one), quiet);
    const failed = tried.filter((each) => verdictOf(each.outcome) === "failed");
    if (failed.length === 0) return withProblems(outcome, [["items", "each of them passes by itself"]]);
    const problems = failed.slice(0, maxItems).map(({ one: { items }, outcome: { problems } }) => {
        const [name = "", item = null] = Object.entries(items)[0] ?? [];
        return [name, `${shown(item)}: ${problems.map(problemText).join("; ")}`] as const;
    });
    const further = failed.length > maxItems ? [["items", `${failed.length} of ${tried.length} fail`] as const] : [];
    return withProblems({ ...outcome, problems: [] }, [...problems, ...further]);
}

const withProblems = (outcome: Outcome, more: readonly (readonly [at: string, message: string])[]): Outcome => ({
    ...outcome,
    problems: [...outcome.problems, ...more.map(([at, message]) => ({ at, message }))],
});
