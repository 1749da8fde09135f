import { stripVTControlCharacters } from "node:util";
import { type Block, placeInBlock, placeText } from "../../../../site/src/frame/code/blocks.ts";
import { type Chapter, messageOf } from "./lessons.ts";
import type { CourseResult } from "./result.ts";
import { type Command, type CommandResult, isProgram, type Session, type Step } from "./steps.ts";

/** Steps of a chapter that are run together. */
export type Run = { readonly chapter: Chapter; readonly way: CourseResult["way"]; readonly steps: readonly Step[] };

/**
 * Runs the steps of a chapter in order. After a failed block the rest is not run, because it depends on it. A failed
 * program does not stop the rest.
 * @param open opens the session for the steps; if that fails, no step is run
 */
export async function* runSteps(run: Run, open: () => Promise<Session>): AsyncGenerator<CourseResult> {
    if (run.steps.length === 0) return;
    let session: Session;
    try {
        session = await open();
    } catch (error) {
        const reason = `The ${run.way} could not be opened: ${messageOf(error)}`;
        yield* notRun(run, excerptOf(reason));
        return;
    }
    try {
        for (const [index, { command, outputs }] of run.steps.entries()) {
            if (session.isShown?.()) return;
            const start = performance.now();
            const ran = await session.run(command).catch(couldNotRun);
            const judgement = judged(command, ran);
            yield {
                ...about(run, command),
                ...judgement,
                block: ran.text,
                output: excerptOf(`${ran.stdout}\n${ran.stderr}`),
                seconds: secondsSince(start),
            };
            if (judgement.outcome === "failed" && !isProgram(command)) {
                const rest = [{ outputs }, ...run.steps.slice(index + 1)];
                yield* notRun({ ...run, steps: rest }, `It comes after ${placeText(command.place)}, which failed.`);
                return;
            }
            for (const output of outputs) yield compared(run, output, ran);
        }
    } finally {
        await session.end();
    }
}

type Unrun = { readonly chapter: Chapter; readonly way: CourseResult["way"]; readonly steps: readonly Partial<Step>[] };

/** The results of steps that cannot be run. */
export function notRun(run: Unrun, reason: string): CourseResult[] {
    return run.steps
        .flatMap(({ command, outputs = [] }): readonly Command[] => (command ? [command, ...outputs] : outputs))
        .map((block) => ({ ...about(run, block), outcome: "notRun", reason, output: "", seconds: 0 }));
}

/** @param command the command that is run, or the output that is compared */
const about = ({ chapter, way }: Pick<Run, "chapter" | "way">, command: Command) => ({
    chapter: chapter.name,
    language: chapter.language,
    way,
    block: isProgram(command) ? command.id : command.text,
    place: placeText(command.place),
});

const couldNotRun = (error: unknown): CommandResult => ({
    text: "",
    stdout: "",
    stderr: "",
    failure: { line: 1, why: `could not be run: ${messageOf(error)}` },
});

function judged(command: Command, { text, failure, problem }: CommandResult): Pick<CourseResult, "outcome" | "reason"> {
    const place = placeText(command.place);
    if (!isProgram(command) && command.mayFail) return { outcome: "passed" };
    if (failure === undefined && command.fails) {
        return { outcome: "failed", reason: `${place}: it was to fail, and did not.` };
    }
    if (failure === undefined || command.fails) {
        return problem === undefined ? { outcome: "passed" } : { outcome: "failed", reason: `${place}: ${problem}` };
    }
    const line = text.split("\n")[failure.line - 1] ?? "";
    const at = isProgram(command) ? place : placeText(placeInBlock(command, failure.line));
    return { outcome: "failed", reason: `${at}: \`${line}\` ${failure.why}` };
}

function compared(run: Run, output: Block, ran: CommandResult): CourseResult {
    const isJson = output.kind === "json";
    const same = isJson ? hasShape(JSON.parse(output.text), ran.answer) : outputMatches(output.text, ran.stdout);
    return {
        ...about(run, output),
        ...(same
            ? { outcome: "passed" }
            : { outcome: "failed", reason: `${placeText(output.place)}: the command answers otherwise.` }),
        output: excerptOf(isJson ? JSON.stringify(ran.answer ?? null) : ran.stdout),
        seconds: 0,
    };
}

const secondsSince = (start: number): number => Math.round(performance.now() - start) / 1000;

/**
 * Whether a program's output is what the chapter shows. Numbers may differ, because versions do, and so may white
 * space, because a terminal sets lists in columns.
 */
export const outputMatches = (expected: string, actual: string): boolean => shapeOf(expected) === shapeOf(actual);

const shapeOf = (text: string): string =>
    stripVTControlCharacters(text)
        .replace(/\d+(\.\d+)*/g, "0")
        .split(/\s+/)
        .filter((word) => word !== "")
        .join(" ");

/**
 * Whether JSON has the shape that a chapter shows: every field shown exists and has a value of the same kind. The
 * chapter may omit fields and trailing list entries.
 */
export function hasShape(expected: unknown, actual: unknown): boolean {
    if (typeof expected !== "object" || expected === null) return kindOf(expected) === kindOf(actual);
    if (kindOf(expected) !== kindOf(actual)) return false;
    return Object.entries(expected).every(([name, inner]) => hasShape(inner, Object(actual)[name]));
}

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);

/** The end of a program's output, without the addresses of the machine's package index. */
export function excerptOf(text: string): string {
    const lines = stripVTControlCharacters(text)
        .split(/\r?\n/)
        // A progress bar overwrites its line: keep what follows the last carriage return.
        .map((line) => line.slice(line.lastIndexOf("\r") + 1).trimEnd())
        .filter((line) => line !== "" && !line.startsWith("Looking in "))
        .map((line) => line.replace(/\b([a-z]+):\/\/\S+/g, "$1://…"));
    return lines
        .slice(-12)
        .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))
        .join("\n");
}
