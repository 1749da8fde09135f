/** Judges an exercise by what its program did. */

import type { Condition } from "./conditions/condition.ts";
import { findProblem, type Seen } from "./conditions/find-problem.ts";
import type { Evidence } from "./evidence.ts";
import type { Exercise, GeneralCheck } from "./exercise.ts";

export type Verdict =
    | { readonly isRight: true }
    | {
          readonly isRight: false;
          /** The check that does not hold: of the exercise, or one that every exercise has. */
          readonly check: string;
          /** The run in which it does not, from 1. */
          readonly run: number;
          readonly seen: Seen;
      };

/** What is judged by: the page has no more of an exercise. */
export type Judged = Pick<Exercise, "files" | "runs" | "checks" | "mayFail">;

type AnyCheck = {
    readonly id: string;
    readonly run?: number | undefined;
    readonly find: (run: number) => Seen | undefined;
};

/**
 * The first check that does not hold decides.
 *
 * @param evidence of each run of the exercise, in order; of the first ones alone if the last of them is wrong already
 * @throws TypeError if a run is missing, and nothing is wrong with the others
 */
export function judge(exercise: Judged, evidence: readonly Evidence[]): Verdict {
    const runs = exercise.runs.flatMap((run, index) => {
        const own = evidence[index];
        return own ? [{ run: { ...run, files: { ...exercise.files, ...run.files } }, evidence: own }] : [];
    });
    const holds =
        (condition: Condition) =>
        (index: number): Seen | undefined => {
            const known = runs[index];
            return known && findProblem(condition, known);
        };
    const mayEndBadly = exercise.mayFail || judgesEnd(exercise);
    const general: Readonly<Record<GeneralCheck, AnyCheck["find"]>> = {
        stops: (index) => stoppedIn(runs[index]),
        // A program that fails before it asks has an error of its own, whatever it is to cope with.
        ends: (index) =>
            mayEndBadly && runs[index]?.evidence.calls.length !== 0 ? undefined : holds({ ends: "well" })(index),
        asks: holds({ calls: [1, Number.POSITIVE_INFINITY] }),
        accepted: (index) => refusedIn(runs[index]),
    };
    const checks: readonly AnyCheck[] = [
        ...Object.entries(general).map(([id, find]) => ({ id, find })),
        ...exercise.checks.map(({ id, run, expect }) => ({ id, run, find: holds(expect) })),
    ];
    for (const { id, run, find } of checks) {
        for (const index of runs.keys()) {
            const seen = run === undefined || run === index + 1 ? find(index) : undefined;
            if (seen) return { isRight: false, check: id, run: index + 1, seen };
        }
    }
    if (runs.length < exercise.runs.length)
        throw new TypeError(`A program is right after ${exercise.runs.length} runs; there were ${runs.length}.`);
    return { isRight: true };
}

/** Whether a check of the exercise says how a program is to end. */
const judgesEnd = ({ checks }: Judged): boolean => checks.some(({ expect }) => "ends" in expect);

type Run = { readonly run: Exercise["runs"][number]; readonly evidence: Evidence };

/** A program that never ends is wrong, whatever it does. */
function stoppedIn(known: Run | undefined): Seen | undefined {
    const seconds = known?.evidence.failure?.stoppedAfter;
    return seconds === undefined ? undefined : { kind: "stopped", seconds };
}

/** The first call that the sandbox refused as wrong, and not because it was told to fail. */
function refusedIn(known: Run | undefined): Seen | undefined {
    const own = known?.evidence.calls.slice(known.run.fail?.length ?? 0) ?? [];
    const refused = own.find(({ status = 200 }) => status >= 400);
    return (
        refused && {
            kind: "refused",
            status: refused.status ?? 0,
            response: refused.response ?? "",
            hint: refused.hint,
        }
    );
}
