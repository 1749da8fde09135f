import type { BlockKind } from "../../../site/src/course/blocks.ts";
import { type Chapter, readChapters } from "./chapters.ts";
import { type Lesson, lessonsIn } from "./lessons.ts";
import { freshMachine } from "./machine.ts";
import { openNotebook } from "./notebook.ts";
import type { CourseResult } from "./result.ts";
import { notRun, type Run, runSteps } from "./run.ts";
import { makeSupplies, type Supplies } from "./supplies.ts";
import { openTerminal } from "./terminal.ts";

type CourseOptions = {
    /** The chapters to prove, in the order in which they are read; all of them unless given. */
    readonly chapters?: readonly Chapter[];
    /** How long a block may take; 600 unless given. */
    readonly limitSeconds?: number;
    /** Told of each result as it comes. */
    readonly onResult?: (result: CourseResult) => void;
};

/**
 * Runs every block of the course as its readers do: in a terminal where Python is called `python`, in one where it is
 * called `python3` until the environment is active, and in a notebook. It takes bash, python3 with venv, and a package
 * index.
 * @throws Error when there is no chapter, or no python3
 */
export async function proveCourse({
    chapters = readChapters(),
    limitSeconds = 600,
    onResult,
}: CourseOptions = {}): Promise<CourseResult[]> {
    if (chapters.length === 0) throw new Error("The course has no chapter to prove.");
    const supplies = await makeSupplies();
    const results: CourseResult[] = [];
    try {
        for await (const result of resultsOf(chapters, { supplies, limitSeconds })) {
            results.push(result);
            onResult?.(result);
        }
    } finally {
        await supplies.remove();
    }
    return results;
}

type Settings = { readonly supplies: Supplies; readonly limitSeconds: number };

async function* resultsOf(chapters: readonly Chapter[], settings: Settings): AsyncGenerator<CourseResult> {
    const { lessons, problems } = lessonsIn(chapters);
    yield* problems;
    for (const course of Map.groupBy(lessons, ({ chapter }) => chapter.language).values()) {
        yield* inTerminal(course, "terminal", settings);
        yield* inTerminal(course, "terminal without python", settings);
        yield* inNotebooks(course, settings);
        for (const lesson of course) {
            yield* notRun(runOf(lesson, "none", ["js"]), "The proof of the course does not run JavaScript.");
        }
    }
}

/** The part of a lesson that is run in one way. */
function runOf({ chapter, steps }: Lesson, way: CourseResult["way"], kinds: readonly BlockKind[]): Run {
    return { chapter, way, steps: steps.filter(({ command }) => kinds.includes(command.kind)) };
}

/** All the chapters on one machine, each in a terminal of its own: what one has installed is there for the next. */
async function* inTerminal(
    course: readonly Lesson[],
    way: "terminal" | "terminal without python",
    { supplies, limitSeconds }: Settings,
): AsyncGenerator<CourseResult> {
    const machine = await freshMachine(supplies, way === "terminal");
    try {
        for (const lesson of course) {
            const run = runOf(lesson, way, ["sh", "python"]);
            yield* runSteps(run, () => openTerminal(machine, limitSeconds));
        }
    } finally {
        await machine.remove();
    }
}

/** Each chapter in a notebook on a machine of its own, as hosted notebooks are. */
async function* inNotebooks(
    course: readonly Lesson[],
    { supplies, limitSeconds }: Settings,
): AsyncGenerator<CourseResult> {
    for (const lesson of course) {
        const run = runOf(lesson, "notebook", ["notebook"]);
        const machine = await freshMachine(supplies, true);
        try {
            const cells = run.steps.map(({ command }) => command);
            yield* runSteps(run, () => openNotebook(machine, cells, limitSeconds));
        } finally {
            await machine.remove();
        }
    }
}
