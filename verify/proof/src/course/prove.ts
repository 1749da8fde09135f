import { type BrowserContext, chromium } from "playwright-core";
import { runBuild } from "../../../../site/build/run-build.ts";
import { serveSite } from "../../../../site/build/serve-site.ts";
import type { BlockKind } from "../../../../site/src/frame/code/blocks.ts";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { itemsOfShare, type Share } from "../../../testing/test-files.ts";
import { openApplication } from "./application.ts";
import { type Chapter, type Lesson, lessonsIn, type NotebookLesson, notebooksOf, readChapters } from "./lessons.ts";
import { makeSharedResources, type SharedResources } from "./machine.ts";
import { type MachineRuns, performAll } from "./machine-runs.ts";
import { openNotebook } from "./notebook.ts";
import { openPage } from "./page.ts";
import type { CourseResult } from "./result.ts";
import { notRun, type Run, runSteps } from "./run.ts";
import { onMachine } from "./sandbox.ts";
import { inTerminalOrder, isProgram } from "./steps.ts";
import { openTerminal } from "./terminal.ts";

/** The site, built from the current sources, and a browser to open it in. */
export type BuiltSite = {
    /** Opens a fresh browser context. */
    readonly context: () => Promise<BrowserContext>;
    readonly close: () => Promise<void>;
};

type CourseOptions = {
    /** The chapters to prove, in reading order. Default: all. */
    readonly chapters?: readonly Chapter[];
    /** Takes this share of the machines that blocks run on. Default: all. */
    readonly share?: Share | undefined;
    /** The time limit for a block. Default: 600. */
    readonly limitSeconds?: number;
    /** Opens the site whose pages run programs. Default: builds this repository's. */
    readonly openSite?: () => Promise<BuiltSite>;
    /** Called with each result as it arrives. */
    readonly onResult?: (result: CourseResult) => void;
};

/**
 * Runs every block of the course as its readers do: in a terminal with a `python` command, in one that has only
 * `python3` until the environment is active, in notebooks and in pages. Runs that are byte for byte the same in every
 * language run once. Needs bash, python3 with venv, and a package index.
 * @throws Error if there is no chapter or no python3
 */
export async function proveCourse({
    chapters = readChapters(),
    share,
    limitSeconds = 600,
    openSite = openBuiltSite,
    onResult,
}: CourseOptions = {}): Promise<CourseResult[]> {
    if (chapters.length === 0) throw new Error("The course has no chapter to prove.");
    const shared = await makeSharedResources();
    let opened: Promise<BuiltSite> | undefined;
    const site = () => (opened ??= openSite());
    const results: CourseResult[] = [];
    try {
        for await (const result of resultsOf(chapters, { shared, share, limitSeconds, site })) {
            results.push(result);
            onResult?.(result);
        }
    } finally {
        // If it could not be opened, the results of its pages say so.
        await opened?.then(({ close }) => close()).catch(() => undefined);
        await shared.remove();
    }
    return results;
}

type Settings = {
    readonly shared: SharedResources;
    readonly share: Share | undefined;
    readonly limitSeconds: number;
    /** The built site, opened on first use. */
    readonly site: () => Promise<BuiltSite>;
};

async function* resultsOf(chapters: readonly Chapter[], settings: Settings): AsyncGenerator<CourseResult> {
    const { lessons, problems } = lessonsIn(chapters);
    const { notebooks, problems: inNotebooks } = notebooksOf(lessons);
    yield* [...problems, ...inNotebooks];
    const courses = [...Map.groupBy(lessons, ({ chapter }) => chapter.language).values()];
    // The longest first, so that none runs alone at the end. Pages need the processor while terminals and notebooks
    // wait for packages.
    const all: readonly MachineRuns[] = [
        ...courses.map((course) => inTerminal(course, "terminal", settings)),
        ...lessons.map((lesson) => inApplication(lesson, settings)),
        ...lessons.map((lesson) => inPage(lesson, settings)),
        ...courses.map((course) => inTerminal(course, "terminal without python", settings)),
        ...notebooks.map((notebook) => inNotebook(notebook, settings)),
    ];
    yield* performAll(itemsOfShare(all, settings.share));
    for (const lesson of lessons) {
        yield* notRun(runOf(lesson, "none", ["js"]), "The proof of the course does not run JavaScript.");
    }
}

/** The blocks of a lesson of the given kinds. */
function runOf({ chapter, steps }: Lesson, way: CourseResult["way"], kinds: readonly BlockKind[]): Run {
    return { chapter, way, steps: steps.filter(({ command }) => !isProgram(command) && kinds.includes(command.kind)) };
}

/** The blocks that are typed in a terminal. Programs run in one kind of terminal only: by then both are the same. */
function terminalRunOf({ chapter, steps }: Lesson, way: CourseResult["way"]): Run {
    const terminalSteps = inTerminalOrder(steps).filter(({ command }) =>
        isProgram(command) ? way === "terminal" : ["sh", "python"].includes(command.kind) && !command.app,
    );
    return { chapter, way, steps: terminalSteps };
}

/** All chapters on one machine, each in a new terminal. What one installs is there for the next. */
function inTerminal(
    course: readonly Lesson[],
    way: "terminal" | "terminal without python",
    { shared, limitSeconds }: Settings,
): MachineRuns {
    const runs = course.map((lesson) => terminalRunOf(lesson, way));
    return {
        runs,
        perform: () =>
            onMachine(shared, way === "terminal", async (machine, sandbox) => {
                const results: (readonly CourseResult[])[] = [];
                for (const run of runs) {
                    results.push(await listOf(runSteps(run, () => openTerminal(machine, limitSeconds, sandbox))));
                }
                return results;
            }),
    };
}

/**
 * The commands of the application that a chapter builds, on a separate machine: they install a lot, and are the same in
 * every language.
 */
function inApplication({ chapter, steps }: Lesson, { shared, limitSeconds }: Settings): MachineRuns {
    const commands = steps.filter(({ command }) => !isProgram(command) && command.app);
    const run: Run = { chapter, way: "terminal", steps: commands };
    return {
        runs: [run],
        perform: () =>
            onMachine(shared, true, async (machine) => [
                await listOf(runSteps(run, () => openApplication(machine, limitSeconds))),
            ]),
    };
}

/** The programs of a chapter that have a Run button, on its page. */
function inPage({ chapter, steps }: Lesson, { site, limitSeconds }: Settings): MachineRuns {
    const run: Run = {
        chapter,
        way: "page",
        // The page shows results differently from a terminal, so outputs are not compared.
        steps: steps.filter((step) => step.inPage).map(({ command }) => ({ command, outputs: [] })),
    };
    return {
        runs: [run],
        perform: async () => [
            await listOf(runSteps(run, async () => openPage(await (await site()).context(), chapter, limitSeconds))),
        ],
    };
}

/** A chapter's notebook on a separate machine with its own sandbox, like a hosted notebook. */
function inNotebook(notebook: NotebookLesson, { shared, limitSeconds }: Settings): MachineRuns {
    const { chapter, steps } = notebook;
    const run: Run = { chapter, way: "notebook", steps };
    return {
        runs: [run],
        perform: () =>
            onMachine(shared, true, async (machine, sandbox) => [
                await listOf(runSteps(run, () => openNotebook({ machine, shared, sandbox }, notebook, limitSeconds))),
            ]),
    };
}

async function listOf(results: AsyncIterable<CourseResult>): Promise<readonly CourseResult[]> {
    const list: CourseResult[] = [];
    for await (const result of results) list.push(result);
    return list;
}

/**
 * Builds the site if its sources have changed, serves it, and starts a browser.
 * @throws Error if the build fails or there is no browser
 */
export async function openBuiltSite(): Promise<BuiltSite> {
    await runBuild();
    const { address, stop } = await serveSite();
    const browser = await chromium.launch(chromiumOptions());
    return {
        context: () => browser.newContext({ baseURL: address, serviceWorkers: "block" }),
        close: async () => {
            await browser.close();
            await stop();
        },
    };
}
