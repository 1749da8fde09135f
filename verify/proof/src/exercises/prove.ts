/**
 * Proves the exercises in a terminal and on pages. A notebook hands a cell to the command of the terminal, which the proof of the
 * course shows.
 */
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { exercisesIn } from "@callsheet/exercises/files";
import { run } from "callsheet/internal/program";
import { type Language, languages } from "../../../../site/src/languages.ts";
import { itemsOfShare, type Share } from "../../../testing/test-files.ts";
import { messageOf } from "../course/lessons.ts";
import { type BuiltSite, openBuiltSite } from "../course/prove.ts";
import type { CourseResult } from "../course/result.ts";
import { pinnedLibraries } from "../libraries.ts";
import { root } from "../root.ts";
import { casesOf, type ExerciseCase, type Feedback, problemOf, type Session } from "./cases.ts";
import { isForPage, openPage } from "./page.ts";

type Way = "terminal" | "page";
export const exerciseWays: readonly Way[] = ["terminal", "page"];

export type ExerciseOptions = {
    /** Takes the exercises whose ids begin with this. Default: all. */
    readonly only?: string;
    readonly languages?: readonly Language[];
    readonly ways?: readonly Way[];
    /** Takes this share of the chapters in each language, because a page is opened for one. Default: all. */
    readonly share?: Share | undefined;
    /** The time limit for a case, in seconds. Default: 120. */
    readonly limitSeconds?: number;
    readonly onResult?: (result: CourseResult) => void;
};

/**
 * Judges the solution, the start, an empty program, one that prints the answers, and each mistake of every exercise.
 */
export async function proveExercises(options: ExerciseOptions = {}): Promise<readonly CourseResult[]> {
    const { only = "", languages: own = languages, ways = exerciseWays, share, limitSeconds = 120, onResult } = options;
    const all = own.flatMap((language) =>
        exercisesIn(language)
            .filter(({ id }) => id.startsWith(only))
            .flatMap((exercise) => casesOf(exercise, language)),
    );
    const cases = itemsOfShare([...Map.groupBy(all, groupOf).values()], share).flat();
    if (cases.length === 0) throw new TypeError("There is no such exercise.");
    const site = ways.includes("page") ? await openBuiltSite() : undefined;
    const results: CourseResult[] = [];
    const add = (result: CourseResult): void => {
        results.push(result);
        onResult?.(result);
    };
    try {
        // A page needs the processor; terminals wait for their programs much of the time.
        await Promise.all(ways.map((way) => judgeAll(way, cases, { site, limitSeconds }, add)));
    } finally {
        await site?.close();
    }
    return results;
}

type Setting = {
    readonly site: BuiltSite | undefined;
    readonly limitSeconds: number;
};

type Add = (result: CourseResult) => void;

async function judgeAll(way: Way, all: readonly ExerciseCase[], setting: Setting, add: Add): Promise<void> {
    if (way === "terminal") return await judgeIn(way, all, openTerminal, add);
    for (const cases of Map.groupBy(all.filter(isForPage), groupOf).values()) {
        await judgeIn(way, cases, () => openChapter(cases, setting), add);
    }
}

/** The cases of a chapter in a language are judged on one page. */
const groupOf = ({ exercise, language }: ExerciseCase): string => `${language} ${chapterOf(exercise)}`;

const chapterOf = ({ chapter }: ExerciseCase["exercise"]): string => `chapter${chapter}`;

const endings = { python: "py", js: "mjs", sh: "sh" } as const;

/** Judges exercises as `callsheet check` does. */
async function openTerminal(): Promise<Session> {
    const { python } = pinnedLibraries();
    if ("missing" in python) throw new Error(python.missing);
    const folder = await mkdtemp(join(tmpdir(), "callsheet-exercise-"));
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    const env = { ...process.env, PATH: [dirname(python.path), process.env["PATH"]].join(delimiter) };

    async function judgeCase({ exercise, language, programLanguage, program }: ExerciseCase): Promise<Feedback> {
        const file = join(folder, `program.${endings[programLanguage]}`);
        await writeFile(file, `${program}\n`);
        let text = "";
        const output = { write: (piece: string | Uint8Array) => (text += Buffer.from(piece).toString()) };
        const terminal = { stdin: process.stdin, stdout: output, stderr: output, env };
        const code = await run(["check", exercise.id, file, "--language", language], terminal);
        return { isRight: code === 0, text };
    }

    return { judge: judgeCase, end: () => rm(folder, { recursive: true, force: true }) };
}

async function openChapter([first]: readonly ExerciseCase[], { site, limitSeconds }: Setting): Promise<Session> {
    if (!first || !site) throw new TypeError("There is no page to open.");
    return await openPage(await site.context(), first.language, `course/${chapterOf(first.exercise)}/1`, limitSeconds);
}

async function judgeIn(
    way: Way,
    cases: readonly ExerciseCase[],
    open: () => Promise<Session>,
    add: Add,
): Promise<void> {
    if (cases.length === 0) return;
    let session: Session;
    try {
        session = await open();
    } catch (error) {
        const reason = `The ${way} could not be opened: ${messageOf(error)}`;
        for (const one of cases) add({ ...about(one, way), outcome: "notRun", reason, output: "", seconds: 0 });
        return;
    }
    for (const one of cases) {
        const start = performance.now();
        const feedback = await session.judge(one).catch((error: unknown) => messageOf(error));
        const problem = typeof feedback === "string" ? feedback : problemOf(one, feedback);
        add({
            ...about(one, way),
            ...(problem === undefined ? { outcome: "passed" } : { outcome: "failed", reason: problem }),
            output: typeof feedback === "string" ? "" : feedback.text,
            seconds: Math.round(performance.now() - start) / 1000,
        });
    }
    await session.end();
}

const about = ({ exercise, language, programLanguage, name }: ExerciseCase, way: Way) => ({
    chapter: exercise.id,
    language,
    way,
    block: `${programLanguage} ${name}`,
    place: `book/exercises/${exercise.id}`,
});
