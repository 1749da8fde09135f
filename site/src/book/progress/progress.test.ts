import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
    doneIn,
    nextChapter,
    nothingDone,
    type Progress,
    progressText,
    readProgress,
    tallyOf,
    totalOf,
    withAnswer,
    withExercise,
    withPosition,
    withRead,
} from "./progress.ts";

const first = "course/chapter0/1";
const second = "course/chapter1/1";

const untouched = { isRead: false, answers: new Map(), exercises: new Set() };

const someProgress: fc.Arbitrary<Progress> = fc
    .array(
        fc.record({
            chapter: fc.nat(30).map((number) => `course/chapter${number}/1`),
            question: fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/)),
            exercise: fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/)),
            at: fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}(~\d{1,3})?$/)),
            is: fc.boolean(),
        }),
    )
    .map((steps) =>
        steps.reduce<Progress>((progress, { chapter, question, exercise, at, is }) => {
            if (at !== null) return withPosition(progress, chapter, at);
            if (exercise !== null) return withExercise(progress, chapter, exercise);
            return question === null ? withRead(progress, chapter, is) : withAnswer(progress, chapter, question, is);
        }, nothingDone),
    );

describe("progress", () => {
    test("has the chapters that are read, until their reader says otherwise", () => {
        const read = withRead(withRead(nothingDone, first, true), second, true);
        expect(doneIn(read, first).isRead).toBe(true);
        expect([...withRead(read, first, false).keys()]).toEqual([second]);
    });

    test("has the first answer to each question, right or wrong", () => {
        const wrong = withAnswer(nothingDone, second, "installed", false);
        const again = withAnswer(wrong, second, "installed", true);
        expect([...doneIn(again, second).answers]).toEqual([["installed", false]]);
        expect(doneIn(again, second).isRead).toBe(false);
    });

    test("keeps the answers of a chapter that is read no more", () => {
        const done = withRead(withAnswer(nothingDone, second, "installed", true), second, true);
        expect([...doneIn(withRead(done, second, false), second).answers.keys()]).toEqual(["installed"]);
    });

    test("has the exercises that are done, each once, in a chapter that is not read, too", () => {
        const done = ["keep-talking", "class-five", "keep-talking"].reduce(
            (progress, exercise) => withExercise(progress, second, exercise),
            nothingDone,
        );
        expect([...doneIn(done, second).exercises]).toEqual(["keep-talking", "class-five"]);
        expect(doneIn(done, second).isRead).toBe(false);
        expect(doneIn(done, first).exercises.size).toBe(0);
    });

    test("keeps the exercises of a chapter that is read no more, or where a question is answered", () => {
        const done = withRead(withExercise(nothingDone, second, "keep-talking"), second, true);
        const later = withPosition(
            withAnswer(withRead(done, second, false), second, "installed", true),
            second,
            "goal",
        );
        expect([...doneIn(later, second).exercises]).toEqual(["keep-talking"]);
    });

    test("has where the reader was in each chapter, and knows where last", () => {
        const left = withPosition(withPosition(nothingDone, first, "goal"), second, "memory~3");
        expect([...withPosition(left, first, "what-next")]).toEqual([
            [second, { ...untouched, at: "memory~3" }],
            [first, { ...untouched, at: "what-next" }],
        ]);
        expect(doneIn(withRead(left, second, true), second).at).toBe("memory~3");
    });

    test("is empty for a chapter that nobody has opened, whatever it is called", () => {
        expect(doneIn(nothingDone, "constructor")).toEqual(untouched);
    });
});

describe("what is kept", () => {
    test("is one text with its version", () => {
        const answered = withAnswer(withRead(nothingDone, first, true), second, "installed", false);
        const progress = withPosition(withExercise(answered, second, "keep-talking"), second, "memory~3");
        expect(JSON.parse(progressText(progress))).toEqual({
            version: 1,
            chapters: {
                [first]: { read: true },
                [second]: { answers: { installed: false }, exercises: ["keep-talking"], at: "memory~3" },
            },
        });
    });

    test("is read as it was written", () => {
        fc.assert(
            fc.property(someProgress, (progress) => {
                // As lists, because the order counts: the last chapter is where the reader was last.
                expect([...(readProgress(progressText(progress)) ?? [])]).toEqual([...progress]);
            }),
        );
    });

    test.each([
        null,
        "",
        "dark",
        "{",
        "null",
        "[]",
        "1",
        '{"version":"1"}',
        '{"version":0,"chapters":{}}',
        '{"version":1}',
        '{"version":1,"chapters":[{"read":true}]}',
        '{"chapters":{"course/chapter0/1":{"read":true}}}',
    ])("is nothing where it says %j", (text) => {
        expect(readProgress(text)).toEqual(nothingDone);
    });

    test("is what is well formed in it", () => {
        const text = `{"version":1,"chapters":{
            "${first}":{"read":"yes","answers":{"a":1,"B c":true,"fine":true,"__proto__":true}},
            "../secret":{"read":true},"__proto__":{"read":true},"constructor":{"read":true},
            "${second}":7,"course/chapter2/1":{"at":"<script>"},"course/chapter3/1":{"at":7}}}`;
        expect(readProgress(text)).toEqual(new Map([[first, { ...untouched, answers: new Map([["fine", true]]) }]]));
    });

    test("is the exercises in it whose names are well formed", () => {
        const longest = "a".repeat(60);
        const exercises = ["keep-talking", 7, null, "", "Class", "a b", "../x", ["class-five"], longest, `${longest}a`];
        const chapters = {
            [first]: { exercises },
            [second]: { exercises: { "keep-talking": true } },
            "course/chapter2/1": { exercises: "keep-talking" },
            "course/chapter3/1": { exercises: ["<script>"] },
        };
        const done = { ...untouched, exercises: new Set(["keep-talking", longest]) };
        expect(readProgress(JSON.stringify({ version: 1, chapters }))).toEqual(new Map([[first, done]]));
    });

    test("is what a site without exercises has written, too", () => {
        const text = `{"version":1,"chapters":{"${first}":{"read":true,"answers":{"fine":false}}}}`;
        const done = { isRead: true, answers: new Map([["fine", false]]), exercises: new Set() };
        expect(readProgress(text)).toEqual(new Map([[first, done]]));
    });

    test("is nothing where it is longer than any progress", () => {
        const text = progressText(withRead(nothingDone, first, true));
        expect(readProgress(`${" ".repeat(100_000)}${text}`)).toEqual(nothingDone);
    });

    test("is not read where a newer version of the site has written it", () => {
        expect(readProgress('{"version":2,"chapters":[]}')).toBeUndefined();
    });

    test("never breaks a page, whatever it is", () => {
        const texts = fc.oneof(
            fc.string(),
            fc.json(),
            fc.json().map((json) => `{"version":1,"chapters":${json}}`),
        );
        fc.assert(
            fc.property(texts, (text) => {
                const progress = readProgress(text);
                if (progress) expect(readProgress(progressText(progress))?.size).toBe(progress.size);
            }),
        );
    });
});

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
