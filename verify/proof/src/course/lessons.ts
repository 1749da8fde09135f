import { chapterFileReader, chapterFiles, sourceOf } from "../../../../site/src/book/course/chapter-files.ts";
import {
    type CodeCell,
    cellsOf,
    notebookWith,
    runsInNotebook,
} from "../../../../site/src/book/course/notebook-cells.ts";
import { blocksIn, readText } from "../../../../site/src/book/course/read-text.ts";
import { type Block, type Place, placeInBlock, placeText } from "../../../../site/src/frame/code/blocks.ts";
import { sectionOf } from "../../../../site/src/frame/map/section.ts";
import type { CourseResult } from "./result.ts";
import { isProgram, type Step, stepsOf } from "./steps.ts";

/** A chapter and the steps that its reader runs. */
export type Lesson = { readonly chapter: Chapter; readonly steps: readonly Step[] };

/** Reads chapters into lessons. Errors in their text are returned as failed results. */
export function lessonsIn(chapters: readonly Chapter[]): { lessons: Lesson[]; problems: CourseResult[] } {
    const lessons: Lesson[] = [];
    const problems: CourseResult[] = [];
    for (const chapter of chapters) {
        const start = placeText({ file: chapter.file, line: 1 });
        try {
            const steps = stepsOf(readText(chapter.markdown, chapter.file), chapterFileReader(chapter.file));
            if (steps.length === 0) throw new Error(`${start}: this chapter has nothing to run.`);
            lessons.push({ chapter, steps });
        } catch (error) {
            problems.push(failed(chapter, start, messageOf(error)));
        }
    }
    // Chapters can only be compared if all of them could be read.
    const differences = problems.length === 0 ? differencesBetween(chapters) : [];
    for (const difference of differences) {
        const [place] = difference.places;
        problems.push(failed(difference.chapter, placeText(place), differenceText(difference)));
    }
    return { lessons, problems };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The result for an error in a chapter's text, found before anything runs. */
const failed = ({ name, language }: Chapter, place: string, reason: string): CourseResult => ({
    chapter: name,
    language,
    way: "text",
    block: "",
    place,
    outcome: "failed",
    reason,
    output: "",
    seconds: 0,
});

/** A chapter of the course in one language. */
export type Chapter = {
    readonly language: string;
    /** The same in every language: `course/chapter0/1`. */
    readonly name: string;
    /** Its file, relative to the repository root. */
    readonly file: string;
    readonly markdown: string;
};

/** Every chapter in every language, in reading order. */
export const readChapters = (): Chapter[] =>
    chapterFiles().map(({ id, file, markdown }) => {
        const { language, place } = sectionOf(id);
        return { language, name: place, file, markdown };
    });

/** A difference between two translations of a chapter. */
export type Difference = {
    readonly chapter: Chapter;
    readonly places: readonly [Place, ...Place[]];
    readonly problem: string;
};

/**
 * Finds differences between translations in the commands of a chapter and their outputs. Comments on their own line may
 * differ.
 */
export function differencesBetween(chapters: readonly Chapter[]): Difference[] {
    const languages = new Set(chapters.map(({ language }) => language));
    return [...Map.groupBy(chapters, ({ name }) => name).values()].flatMap(([first, ...others]) => {
        if (first === undefined) return [];
        const missing = [...languages].filter((name) => ![first, ...others].some(({ language }) => language === name));
        return [
            ...missing.map((language) => ({
                chapter: first,
                places: [{ file: first.file, line: 1 }] as const,
                problem: `this chapter is missing in "${language}".`,
            })),
            ...others.flatMap((other) => differencesOf(first, other)),
        ];
    });
}

function differencesOf(here: Chapter, there: Chapter): Difference[] {
    const ours = blocksIn(here.markdown, here.file);
    const theirs = blocksIn(there.markdown, there.file);
    const differences: Difference[] = [];
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
        const [our, their] = [ours[index], theirs[index]];
        if (our && their) {
            const difference = differenceOf(our, their);
            if (difference) differences.push({ chapter: there, ...difference });
        } else if (our) {
            differences.push({ chapter: there, places: [our.place], problem: `${there.file} lacks this block.` });
        } else if (their) {
            differences.push({ chapter: there, places: [their.place], problem: `${here.file} lacks this block.` });
        }
    }
    return differences;
}

function differenceOf(here: Block, there: Block): Omit<Difference, "chapter"> | undefined {
    if (here.kind !== there.kind) {
        return { places: [here.place, there.place], problem: `"${here.kind}" here is "${there.kind}" there.` };
    }
    const [ours, theirs] = [linesThatMatter(here), linesThatMatter(there)];
    for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
        const [our, their] = [ours[index], theirs[index]];
        if (our === their) continue;
        const places = [placeInBlock(here, index + 1), placeInBlock(there, index + 1)] as const;
        return { places, problem: `${quoted(our)} here is ${quoted(their)} there.` };
    }
    return undefined;
}

const quoted = (line: string | undefined): string => (line === undefined ? "nothing" : `\`${line}\``);

const comment = { sh: /^\s*#.*/, python: /^\s*#.*/, notebook: /^\s*#.*/, js: /^\s*\/\/.*/ };

/** The lines of a block, with the text of comments removed. */
function linesThatMatter({ kind, text }: Block): string[] {
    // JSON responses contain text in the reader's language.
    if (kind === "json") return [];
    const lines = text.split("\n");
    return kind === "output" ? lines : lines.map((line) => line.replace(comment[kind], "# …"));
}

/** A difference as one line. */
export const differenceText = ({ places, problem }: Difference): string =>
    `${places.map(placeText).join(" and ")}: ${problem}`;

/** The notebook of a chapter: the content of its file, and the steps to run in order. */
export type NotebookLesson = {
    readonly chapter: Chapter;
    readonly text: string;
    readonly steps: readonly Step[];
};

/** Makes the notebooks of lessons. A lesson that no notebook can be made of is returned as a failed result. */
export function notebooksOf(lessons: readonly Lesson[]): { notebooks: NotebookLesson[]; problems: CourseResult[] } {
    const notebooks: NotebookLesson[] = [];
    const problems: CourseResult[] = [];
    for (const lesson of lessons) {
        try {
            notebooks.push(notebookLesson(lesson));
        } catch (error) {
            const { chapter } = lesson;
            problems.push(failed(chapter, placeText({ file: chapter.file, line: 1 }), messageOf(error)));
        }
    }
    return { notebooks, problems };
}

/**
 * @param steps all steps of the chapter, wherever they are run
 * @throws Error if no notebook can be made of the chapter, or if it lacks a program that a notebook could run
 */
export function notebookLesson({ chapter, steps }: Lesson): NotebookLesson {
    const source = sourceOf({ ...chapter, id: `${chapter.language}/${chapter.name}` });
    const cells = cellsOf(source);
    const code = cells.filter((cell) => cell.kind === "code");
    for (const { command } of steps) {
        if (!isProgram(command) || !runsInNotebook(command)) continue;
        const isThere = code.some(({ program }) => program?.id === command.id && program.code === command.code);
        if (!isThere) throw new Error(`${placeText(command.place)}: no cell of the notebook runs ${command.id}.`);
    }
    return { chapter, text: notebookWith(source, cells), steps: code.map(stepOf) };
}

const stepOf = ({ source, place, fails, mayFail, outputs, program }: CodeCell): Step => {
    const block: Block = {
        kind: "notebook",
        text: source,
        place,
        ...(fails && { fails }),
        ...(mayFail && { mayFail }),
    };
    return { command: program ?? block, outputs };
};
