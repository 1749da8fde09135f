import { describe, expect, test } from "vitest";
import { nothingDone, type Progress, withAnswer, withPosition, withRead } from "./progress.ts";
import { nextChapter, tallyOf, totalOf } from "./tally.ts";

const chapters = [0, 1, 2].map((number) => ({
    place: `course/chapter${number}/1`,
    questions: number === 0 ? [] : ["one", "two", "three"],
}));
const [zero, one, two] = chapters.map(({ place }) => place) as [string, string, string];
const read = (...places: readonly string[]): Progress =>
    places.reduce((progress, place) => withRead(progress, place, true), nothingDone);
const next = (progress: Progress) => nextChapter(progress, [zero, one, two]);

describe("the tally", () => {
    test("of a chapter counts its answers, and those that were right at once", () => {
        const progress = withAnswer(withAnswer(read(one), one, "one", true), one, "three", false);
        expect(chapters.map((chapter) => tallyOf(progress, chapter))).toEqual([
            { isRead: false, questions: 0, answered: 0, right: 0 },
            { isRead: true, questions: 3, answered: 2, right: 1 },
            { isRead: false, questions: 3, answered: 0, right: 0 },
        ]);
    });

    test("does not count an answer to a question that is asked no more", () => {
        const progress = withAnswer(nothingDone, one, "dropped", true);
        expect(tallyOf(progress, { place: one, questions: ["one"] }).answered).toBe(0);
    });

    test("of the course is the sum", () => {
        const progress = withAnswer(withAnswer(read(zero, two), one, "one", true), two, "one", false);
        expect(totalOf(chapters.map((chapter) => tallyOf(progress, chapter)))).toEqual({
            chapters: 3,
            read: 2,
            questions: 6,
            answered: 2,
            right: 1,
        });
    });
});

describe("a reader goes on", () => {
    test("with the first chapter, who has done nothing", () => {
        expect(next(nothingDone)).toBe(zero);
    });

    test("after the last chapter that is read, though one before it was left out", () => {
        expect(next(read(zero))).toBe(one);
        expect(next(read(one))).toBe(two);
    });

    test("in a chapter that was begun", () => {
        expect(next(withAnswer(read(zero), one, "one", false))).toBe(one);
    });

    test("where they were last, also where they have not said that anything is read", () => {
        expect(next(withPosition(nothingDone, two, "memory"))).toBe(two);
        expect(next(withPosition(withPosition(nothingDone, two, "memory"), one, "goal"))).toBe(one);
        expect(next(withPosition(read(two), one, "goal"))).toBe(one);
    });

    test("after the chapter where they were last, once that is read", () => {
        expect(next(withRead(withPosition(nothingDone, one, "summary"), one, true))).toBe(two);
        expect(next(withPosition(read(zero, one), zero, "goal~2"))).toBe(two);
    });

    test("as if they had not been in a chapter that the course no longer has", () => {
        expect(next(withPosition(read(zero), "course/chapter9/1", "goal"))).toBe(one);
    });

    test("with what was left out, once the last is read", () => {
        expect(next(read(one, two))).toBe(zero);
    });

    test("nowhere, when all is read", () => {
        expect(next(read(zero, one, two))).toBeUndefined();
    });
});
