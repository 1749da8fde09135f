import { type Block, placeInBlock, placeText } from "../../../site/src/course/blocks.ts";
import type { Chapter } from "./chapters.ts";
import { answersAs, excerptOf } from "./output.ts";
import type { CourseResult } from "./result.ts";
import type { Ran, Session } from "./session.ts";
import type { Step } from "./steps.ts";

/** Steps of a chapter that are run together. */
export type Run = { readonly chapter: Chapter; readonly way: CourseResult["way"]; readonly steps: readonly Step[] };

/**
 * Runs the steps of a chapter in order. What follows a command that failed is not run, since it stands on it.
 * @param open opens what the steps run in; where it cannot be opened, no step is run
 */
export async function* runSteps(run: Run, open: () => Promise<Session>): AsyncGenerator<CourseResult> {
    if (run.steps.length === 0) return;
    let session: Session;
    try {
        session = await open();
    } catch (error) {
        const reason = `The ${run.way} could not be opened: ${error instanceof Error ? error.message : error}`;
        yield* notRun(run, excerptOf(reason));
        return;
    }
    try {
        for (const [index, { command, outputs }] of run.steps.entries()) {
            const start = performance.now();
            const ran = await session.run(command);
            yield {
                ...about(run, command),
                ...judged(command, ran),
                block: ran.text,
                output: excerptOf(`${ran.stdout}\n${ran.stderr}`),
                seconds: secondsSince(start),
            };
            if (ran.failure !== undefined) {
                const rest = [{ outputs }, ...run.steps.slice(index + 1)];
                yield* notRun({ ...run, steps: rest }, `It comes after ${placeText(command.place)}, which failed.`);
                return;
            }
            for (const output of outputs) yield compared(run, output, ran);
            if (session.isShown?.()) return;
        }
    } finally {
        await session.end();
    }
}

type Unrun = { readonly chapter: Chapter; readonly way: CourseResult["way"]; readonly steps: readonly Partial<Step>[] };

/** Results for steps that cannot be run. */
export function notRun(run: Unrun, reason: string): CourseResult[] {
    return run.steps
        .flatMap(({ command, outputs = [] }) => (command === undefined ? outputs : [command, ...outputs]))
        .map((block) => ({ ...about(run, block), outcome: "notRun", reason, output: "", seconds: 0 }));
}

const about = ({ chapter, way }: Pick<Run, "chapter" | "way">, { text, place }: Block) => ({
    chapter: chapter.name,
    language: chapter.language,
    way,
    block: text,
    place: placeText(place),
});

function judged(command: Block, { text, failure }: Ran): Pick<CourseResult, "outcome" | "reason"> {
    if (failure === undefined) return { outcome: "passed" };
    const line = text.split("\n")[failure.line - 1] ?? "";
    const reason = `${placeText(placeInBlock(command, failure.line))}: \`${line}\` ${failure.why}`;
    return { outcome: "failed", reason };
}

function compared(run: Run, output: Block, ran: Ran): CourseResult {
    const same = answersAs(output.text, ran.stdout);
    return {
        ...about(run, output),
        ...(same
            ? { outcome: "passed" }
            : { outcome: "failed", reason: `${placeText(output.place)}: the command answers otherwise.` }),
        output: excerptOf(ran.stdout),
        seconds: 0,
    };
}

const secondsSince = (start: number): number => Math.round(performance.now() - start) / 1000;
