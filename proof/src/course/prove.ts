import type { BlockKind } from "../../../site/src/course/blocks.ts";
import { type Chapter, readChapters } from "./chapters.ts";
import { type Lesson, lessonsIn } from "./lessons.ts";
import { freshMachine } from "./machine.ts";
import { openNotebook } from "./notebook.ts";
import type { CourseResult } from "./result.ts";
import { notRun, type Run, runSteps } from "./run.ts";
import { perform, type Sitting } from "./sittings.ts";
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
 * called `python3` until the environment is active, and in a notebook. What is the same in every language, byte by byte, is
 * run once. It takes bash, python3 with venv, and a package index.
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
    const courses = [...Map.groupBy(lessons, ({ chapter }) => chapter.language).values()];
    yield* perform(
        courses.flatMap((course) => [
            inTerminal(course, "terminal", settings),
            inTerminal(course, "terminal without python", settings),
            ...course.map((lesson) => inNotebook(lesson, settings)),
        ]),
    );
    for (const lesson of lessons) {
        yield* notRun(runOf(lesson, "none", ["js"]), "The proof of the course does not run JavaScript.");
    }
}

/** The part of a lesson that is run in one way. */
function runOf({ chapter, steps }: Lesson, way: CourseResult["way"], kinds: readonly BlockKind[]): Run {
    return { chapter, way, steps: steps.filter(({ command }) => kinds.includes(command.kind)) };
}

/** All the chapters on one machine, each in a terminal of its own: what one has installed is there for the next. */
function inTerminal(
    course: readonly Lesson[],
    way: "terminal" | "terminal without python",
    { supplies, limitSeconds }: Settings,
): Sitting {
    const runs = course.map((lesson) => runOf(lesson, way, ["sh", "python"]));
    return {
        runs,
        perform: async () => {
            const machine = await freshMachine(supplies, way === "terminal");
            try {
                const results: (readonly CourseResult[])[] = [];
                for (const run of runs) {
                    results.push(await listOf(runSteps(run, () => openTerminal(machine, limitSeconds))));
                }
                return results;
            } finally {
                await machine.remove();
            }
        },
    };
}

/** A chapter in a notebook on a machine of its own, as hosted notebooks are. */
function inNotebook(lesson: Lesson, { supplies, limitSeconds }: Settings): Sitting {
    const run = runOf(lesson, "notebook", ["notebook"]);
    return {
        runs: [run],
        perform: async () => {
            const machine = await freshMachine(supplies, true);
            try {
                const cells = run.steps.map(({ command }) => command);
                return [await listOf(runSteps(run, () => openNotebook(machine, cells, limitSeconds)))];
            } finally {
                await machine.remove();
            }
        },
    };
}

async function listOf(results: AsyncIterable<CourseResult>): Promise<readonly CourseResult[]> {
    const list: CourseResult[] = [];
    for await (const result of results) list.push(result);
    return list;
}
