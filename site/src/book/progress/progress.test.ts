import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
    doneIn,
    nothingDone,
    type Progress,
    progressText,
    readProgress,
    withAnswer,
    withPosition,
    withRead,
} from "./progress.ts";

const first = "course/chapter0/1";
const second = "course/chapter1/1";

const someProgress: fc.Arbitrary<Progress> = fc
    .array(
        fc.record({
            chapter: fc.nat(30).map((number) => `course/chapter${number}/1`),
            question: fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}$/)),
            at: fc.option(fc.stringMatching(/^[a-z][a-z\d-]{0,20}(~\d{1,3})?$/)),
            is: fc.boolean(),
        }),
    )
    .map((steps) =>
        steps.reduce<Progress>((progress, { chapter, question, at, is }) => {
            if (at !== null) return withPosition(progress, chapter, at);
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

    test("has where the reader was in each chapter, and knows where last", () => {
        const left = withPosition(withPosition(nothingDone, first, "goal"), second, "memory~3");
        expect([...withPosition(left, first, "what-next")]).toEqual([
            [second, { isRead: false, answers: new Map(), at: "memory~3" }],
            [first, { isRead: false, answers: new Map(), at: "what-next" }],
        ]);
        expect(doneIn(withRead(left, second, true), second).at).toBe("memory~3");
    });

    test("is empty for a chapter that nobody has opened, whatever it is called", () => {
        expect(doneIn(nothingDone, "constructor")).toEqual({ isRead: false, answers: new Map() });
    });
});

describe("what is kept", () => {
    test("is one text with its version", () => {
        const progress = withPosition(
            withAnswer(withRead(nothingDone, first, true), second, "installed", false),
            second,
            "memory~3",
        );
        expect(JSON.parse(progressText(progress))).toEqual({
            version: 1,
            chapters: { [first]: { read: true }, [second]: { answers: { installed: false }, at: "memory~3" } },
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
        expect(readProgress(text)).toEqual(new Map([[first, { isRead: false, answers: new Map([["fine", true]]) }]]));
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
