/** Counts the reader's progress against the content of the course. */
import type { Place } from "../../routes.ts";
import { doneIn, type Progress } from "./progress.ts";

/** A chapter with the ids of its questions. */
export type Chapter = { readonly place: Place; readonly questions: readonly string[] };

export type Tally = {
    readonly isRead: boolean;
    readonly questions: number;
    readonly answered: number;
    /** How many were answered correctly at the first attempt. */
    readonly right: number;
};

/** The tally of a chapter; answers to questions that it no longer has do not count. */
export function tallyOf(progress: Progress, { place, questions }: Chapter): Tally {
    const { isRead, answers } = doneIn(progress, place);
    const verdicts = questions.flatMap((question) => answers.get(question) ?? []);
    return { isRead, questions: questions.length, answered: verdicts.length, right: verdicts.filter(Boolean).length };
}

export type Total = Omit<Tally, "isRead"> & { readonly chapters: number; readonly read: number };

export function totalOf(tallies: readonly Tally[]): Total {
    const sumOf = (count: (tally: Tally) => number): number => tallies.reduce((sum, tally) => sum + count(tally), 0);
    return {
        chapters: tallies.length,
        read: sumOf(({ isRead }) => Number(isRead)),
        questions: sumOf(({ questions }) => questions),
        answered: sumOf(({ answered }) => answered),
        right: sumOf(({ right }) => right),
    };
}

/**
 * The chapter where a reader continues: the one where the reader was last, or, if that is read, the next unread one;
 * once the last chapter is read, the first one left out.
 * @returns undefined when every chapter is read
 */
export function nextChapter(progress: Progress, chapters: readonly Place[]): Place | undefined {
    const last = [...progress.keys()].findLast((place) => chapters.includes(place));
    const unread = chapters.filter((place) => !doneIn(progress, place).isRead);
    return unread.find((place) => chapters.indexOf(place) >= chapters.indexOf(last ?? "")) ?? unread[0];
}
