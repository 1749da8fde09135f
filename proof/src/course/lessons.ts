import { chapterFileReader } from "../../../site/src/book/course/chapter-files.ts";
import { readText } from "../../../site/src/book/course/read-text.ts";
import { placeText } from "../../../site/src/frame/code/blocks.ts";
import type { Chapter } from "./chapters.ts";
import type { CourseResult } from "./result.ts";
import { differencesBetween, differenceText } from "./same-commands.ts";
import { type Step, stepsOf } from "./steps.ts";

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
export const failed = ({ name, language }: Chapter, place: string, reason: string): CourseResult => ({
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
