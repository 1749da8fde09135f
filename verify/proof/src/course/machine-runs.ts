/** Groups of runs that share a machine. Groups with identical content run only once. */
import { availableParallelism } from "node:os";
import { placeText } from "../../../../site/src/frame/code/blocks.ts";
import type { CourseResult } from "./result.ts";
import type { Run } from "./run.ts";
import { type Command, isProgram } from "./steps.ts";

/** Runs on one machine, in order. Each finds what the ones before it have made. */
export type MachineRuns = { readonly runs: readonly Run[]; readonly perform: () => Promise<Results> };

/** The results of each run. */
type Results = readonly (readonly CourseResult[])[];

/** At most four: a page that runs Python needs a lot of memory. */
const atOnce = Math.min(availableParallelism() + 1, 4);

/**
 * Performs groups of runs concurrently, one more than there are processors, because they often wait for packages.
 * Groups with the same commands and expected outputs, byte for byte, are run once: usually the two languages of a
 * chapter. The results of the others name the block that was run instead.
 */
export async function* performAll(groups: readonly MachineRuns[]): AsyncGenerator<CourseResult> {
    const first = new Map<string, MachineRuns>();
    for (const group of groups) if (!first.has(contentOf(group))) first.set(contentOf(group), group);
    const results = new Map<MachineRuns, PromiseWithResolvers<Results>>();
    for (const group of first.values()) {
        const result = Promise.withResolvers<Results>();
        // The consumer sees a rejection when it awaits the result; this avoids an unhandled rejection before that.
        result.promise.catch(() => undefined);
        results.set(group, result);
    }
    const waiting = results.entries();
    const work = async () => {
        for (const [group, { resolve, reject }] of waiting) await group.perform().then(resolve, reject);
    };
    const workers = Promise.all(Array.from({ length: atOnce }, work));
    try {
        for (const group of groups) {
            const one = first.get(contentOf(group)) ?? group;
            const groupResults = (await results.get(one)?.promise) ?? [];
            yield* one === group
                ? groupResults.flat()
                : group.runs.flatMap((run, index) => asOf(run, groupResults[index] ?? []));
        }
    } finally {
        await workers;
    }
}

/** Identifies everything that a group runs and expects. */
const contentOf = ({ runs }: MachineRuns): string =>
    JSON.stringify(
        runs.map(({ way, steps, chapter }) => [
            // A page is tested in each language, even if its programs are the same.
            way === "page" ? `page in ${chapter.language}` : way,
            steps.map(({ command, outputs }) => [typedOf(command), outputs.map(({ text }) => text)]),
        ]),
    );

const typedOf = (command: Command): readonly string[] =>
    isProgram(command) ? [command.id, command.code, ...[...command.files].flat()] : [command.kind, command.text];

/** The results of a run, applied to an identical one. */
function asOf({ chapter, steps }: Run, results: readonly CourseResult[]): CourseResult[] {
    const blocks = steps.flatMap(({ command, outputs }) => [command, ...outputs]);
    return results.map((result, index) => {
        const place = blocks[index]?.place ?? { file: chapter.file, line: 1 };
        return { ...result, language: chapter.language, place: placeText(place), seconds: 0, sameAs: result.place };
    });
}
