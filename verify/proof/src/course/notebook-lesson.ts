import { sourceOf } from "../../../../site/src/book/course/chapter-files.ts";
import {
    type CodeCell,
    cellsOf,
    notebookWith,
    runsInNotebook,
} from "../../../../site/src/book/course/notebook-cells.ts";
import { type Block, placeText } from "../../../../site/src/frame/code/blocks.ts";
import { type Chapter, failed, type Lesson, messageOf } from "./lessons.ts";
import type { CourseResult } from "./result.ts";
import { isProgram, type Step } from "./steps.ts";

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
