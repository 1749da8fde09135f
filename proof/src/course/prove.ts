import type { BlockKind } from "../../../site/src/frame/code/blocks.ts";
import { openApplication } from "./application.ts";
import { type BuiltSite, openBuiltSite } from "./built-site.ts";
import { type Chapter, readChapters } from "./chapters.ts";
import { type Lesson, lessonsIn } from "./lessons.ts";
import { freshMachine } from "./machine.ts";
import { openNotebook } from "./notebook.ts";
import { type NotebookLesson, notebooksOf } from "./notebook-lesson.ts";
import { openPage } from "./page.ts";
import type { CourseResult } from "./result.ts";
import { notRun, type Run, runSteps } from "./run.ts";
import { openSandbox } from "./sandbox.ts";
import { perform, type Sitting } from "./sittings.ts";
import { inTerminalOrder, isProgram } from "./steps.ts";
import { makeSupplies, type Supplies } from "./supplies.ts";
import { openTerminal } from "./terminal.ts";

type CourseOptions = {
    /** The chapters to prove, in the order in which they are read; all of them unless given. */
    readonly chapters?: readonly Chapter[];
    /** How long a block may take; 600 unless given. */
    readonly limitSeconds?: number;
    /** Opens the site whose pages run programs; it is built unless given. */
    readonly openSite?: () => Promise<BuiltSite>;
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
    openSite = openBuiltSite,
    onResult,
}: CourseOptions = {}): Promise<CourseResult[]> {
    if (chapters.length === 0) throw new Error("The course has no chapter to prove.");
    const supplies = await makeSupplies();
    let opened: Promise<BuiltSite> | undefined;
    const site = () => (opened ??= openSite());
    const results: CourseResult[] = [];
    try {
        for await (const result of resultsOf(chapters, { supplies, limitSeconds, site })) {
            results.push(result);
            onResult?.(result);
        }
    } finally {
        // Where it could not be opened, its pages have said so.
        await opened?.then(({ close }) => close()).catch(() => undefined);
        await supplies.remove();
    }
    return results;
}

type Settings = {
    readonly supplies: Supplies;
    readonly limitSeconds: number;
    /** The built site, opened when it is first asked for. */
    readonly site: () => Promise<BuiltSite>;
};

async function* resultsOf(chapters: readonly Chapter[], settings: Settings): AsyncGenerator<CourseResult> {
    const { lessons, problems } = lessonsIn(chapters);
    const { notebooks, problems: inNotebooks } = notebooksOf(lessons);
    yield* [...problems, ...inNotebooks];
    const courses = [...Map.groupBy(lessons, ({ chapter }) => chapter.language).values()];
    // The longest first, so that none of them is left alone at the end; and the pages, which compute, while terminals and
    // notebooks wait for packages.
    yield* perform([
        ...courses.map((course) => inTerminal(course, "terminal", settings)),
        ...lessons.map((lesson) => inApplication(lesson, settings)),
        ...lessons.map((lesson) => inPage(lesson, settings)),
        ...courses.map((course) => inTerminal(course, "terminal without python", settings)),
        ...notebooks.map((notebook) => inNotebook(notebook, settings)),
    ]);
    for (const lesson of lessons) {
        yield* notRun(runOf(lesson, "none", ["js"]), "The proof of the course does not run JavaScript.");
    }
}

/** The blocks of a lesson that are run in one way. */
function runOf({ chapter, steps }: Lesson, way: CourseResult["way"], kinds: readonly BlockKind[]): Run {
    return { chapter, way, steps: steps.filter(({ command }) => !isProgram(command) && kinds.includes(command.kind)) };
}

/** What is typed in a terminal; and the programs, where they are of use: all kinds of machine are alike by then. */
function terminalRunOf({ chapter, steps }: Lesson, way: CourseResult["way"]): Run {
    const typed = inTerminalOrder(steps).filter(({ command }) =>
        isProgram(command) ? way === "terminal" : ["sh", "python"].includes(command.kind) && !command.app,
    );
    return { chapter, way, steps: typed };
}

/** All the chapters on one machine, each in a terminal of its own: what one has installed is there for the next. */
function inTerminal(
    course: readonly Lesson[],
    way: "terminal" | "terminal without python",
    { supplies, limitSeconds }: Settings,
): Sitting {
    const runs = course.map((lesson) => terminalRunOf(lesson, way));
    return {
        runs,
        perform: async () => {
            const machine = await freshMachine(supplies, way === "terminal");
            const sandbox = await openSandbox(machine.folder);
            try {
                const results: (readonly CourseResult[])[] = [];
                for (const run of runs) {
                    results.push(await listOf(runSteps(run, () => openTerminal(machine, limitSeconds, sandbox))));
                }
                return results;
            } finally {
                await sandbox.close();
                await machine.remove();
            }
        },
    };
}

/**
 * The commands of the application that a chapter builds, on a machine of their own: they install much, and they are the same
 * in every language.
 */
function inApplication({ chapter, steps }: Lesson, { supplies, limitSeconds }: Settings): Sitting {
    const commands = steps.filter(({ command }) => !isProgram(command) && command.app);
    const run: Run = { chapter, way: "terminal", steps: commands };
    return {
        runs: [run],
        perform: async () => {
            const machine = await freshMachine(supplies, true);
            try {
                return [await listOf(runSteps(run, () => openApplication(machine, limitSeconds)))];
            } finally {
                await machine.remove();
            }
        },
    };
}

/** The programs of a chapter that have a button, on its page. */
function inPage({ chapter, steps }: Lesson, { site, limitSeconds }: Settings): Sitting {
    const run: Run = {
        chapter,
        way: "page",
        // What is shown of the answer there is not what stands in a terminal.
        steps: steps.filter((step) => step.inPage).map(({ command }) => ({ command, outputs: [] })),
    };
    return {
        runs: [run],
        perform: async () => [
            await listOf(runSteps(run, async () => openPage(await (await site()).context(), chapter, limitSeconds))),
        ],
    };
}

/** A chapter's notebook on a machine of its own, as hosted notebooks are, with a sandbox of its own. */
function inNotebook(notebook: NotebookLesson, { supplies, limitSeconds }: Settings): Sitting {
    const { chapter, steps } = notebook;
    const run: Run = { chapter, way: "notebook", steps };
    return {
        runs: [run],
        perform: async () => {
            const machine = await freshMachine(supplies, true);
            const sandbox = await openSandbox(machine.folder);
            const given = { machine, supplies, sandbox };
            try {
                return [await listOf(runSteps(run, () => openNotebook(given, notebook, limitSeconds)))];
            } finally {
                await sandbox.close();
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
