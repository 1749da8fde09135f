/** What is run of the course on one machine, one thing after the other; and what of it need not be run twice. */
import { availableParallelism } from "node:os";
import { placeText } from "../../../site/src/frame/code/blocks.ts";
import type { CourseResult } from "./result.ts";
import type { Run } from "./run.ts";
import { type Command, isProgram } from "./steps.ts";

/** Runs on one machine, each of which finds what those before it have made. */
export type Sitting = { readonly runs: readonly Run[]; readonly perform: () => Promise<Results> };

/** The results of each run. */
type Results = readonly (readonly CourseResult[])[];

/** A page that runs Python holds much memory: no more than four. */
const atOnce = Math.min(availableParallelism() + 1, 4);

/**
 * Performs sittings, one more at a time than there are processors: mostly one installs while another waits for a package.
 * Those that run the same commands, byte by byte, and are to answer the same, as a chapter's two languages are, are one
 * proof: the first is run, and the results of the others say which block that was.
 */
export async function* perform(sittings: readonly Sitting[]): AsyncGenerator<CourseResult> {
    const first = new Map<string, Sitting>();
    for (const sitting of sittings) if (!first.has(contentOf(sitting))) first.set(contentOf(sitting), sitting);
    const results = new Map<Sitting, PromiseWithResolvers<Results>>();
    for (const sitting of first.values()) {
        const result = Promise.withResolvers<Results>();
        // Who waits for it is told; nobody may wait yet.
        result.promise.catch(() => undefined);
        results.set(sitting, result);
    }
    const waiting = results.entries();
    const work = async () => {
        for (const [sitting, { resolve, reject }] of waiting) await sitting.perform().then(resolve, reject);
    };
    const workers = Promise.all(Array.from({ length: atOnce }, work));
    try {
        for (const sitting of sittings) {
            const one = first.get(contentOf(sitting)) ?? sitting;
            const found = (await results.get(one)?.promise) ?? [];
            yield* one === sitting ? found.flat() : sitting.runs.flatMap((run, index) => asOf(run, found[index] ?? []));
        }
    } finally {
        await workers;
    }
}

/** All that the sitting runs, and is to answer. */
const contentOf = ({ runs }: Sitting): string =>
    JSON.stringify(
        runs.map(({ way, steps, chapter }) => [
            // A page is in a language, whatever it runs.
            way === "page" ? `page in ${chapter.language}` : way,
            steps.map(({ command, outputs }) => [typedOf(command), outputs.map(({ text }) => text)]),
        ]),
    );

const typedOf = (command: Command): readonly string[] =>
    isProgram(command) ? [command.id, command.code, ...[...command.files].flat()] : [command.kind, command.text];

/** The results of a run, told of another that is the same. */
function asOf({ chapter, steps }: Run, results: readonly CourseResult[]): CourseResult[] {
    const blocks = steps.flatMap(({ command, outputs }) => [command, ...outputs]);
    return results.map((result, index) => {
        const place = blocks[index]?.place ?? { file: chapter.file, line: 1 };
        return { ...result, language: chapter.language, place: placeText(place), seconds: 0, sameAs: result.place };
    });
}
