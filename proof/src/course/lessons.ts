import { shownBy } from "../../../site/src/book/course/chapter-files.ts";
import { readText } from "../../../site/src/book/course/read-text.ts";
import { placeText } from "../../../site/src/frame/code/blocks.ts";
import type { Chapter } from "./chapters.ts";
import type { CourseResult } from "./result.ts";
import { differencesBetween, differenceText } from "./same-commands.ts";
import { type Step, stepsOf } from "./steps.ts";

/** A chapter, and what its reader runs. */
export type Lesson = { readonly chapter: Chapter; readonly steps: readonly Step[] };

/** Reads chapters. What is wrong with them as texts comes as results that failed. */
export function lessonsIn(chapters: readonly Chapter[]): { lessons: Lesson[]; problems: CourseResult[] } {
    const lessons: Lesson[] = [];
    const problems: CourseResult[] = [];
    for (const chapter of chapters) {
        const start = placeText({ file: chapter.file, line: 1 });
        try {
            const steps = stepsOf(readText(chapter.markdown, chapter.file), shownBy(chapter.file));
            if (steps.length === 0) throw new Error(`${start}: this chapter has nothing to run.`);
            lessons.push({ chapter, steps });
        } catch (error) {
            problems.push(failed(chapter, start, messageOf(error)));
        }
    }
    // What cannot be read cannot be compared.
    const differences = problems.length === 0 ? differencesBetween(chapters) : [];
    for (const difference of differences) {
        const [place] = difference.places;
        problems.push(failed(difference.chapter, placeText(place), differenceText(difference)));
    }
    return { lessons, problems };
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is wrong with a chapter before anything runs. */
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
