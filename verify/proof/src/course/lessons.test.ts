import { describe, expect, test } from "vitest";
import { lessonsIn } from "./lessons.ts";

const chapter = (language: string, markdown: string) => ({
    language,
    name: "course/chapter0/1",
    file: `${language}.mdx`,
    markdown,
});

const problemsOf = (...chapters: ReturnType<typeof chapter>[]) =>
    lessonsIn(chapters).problems.map(({ language, place, outcome, reason }) => ({ language, place, outcome, reason }));

describe("lessonsIn", () => {
    test("gives each command with the outputs that follow it", () => {
        const { lessons, problems } = lessonsIn([
            chapter("gu", "```sh\nls\n```\n```output\nnotes\n```\n```sh\npwd\n```"),
        ]);
        expect(problems).toEqual([]);
        expect(lessons.map(({ steps }) => steps)).toMatchObject([
            [
                { command: { text: "ls" }, outputs: [{ text: "notes" }] },
                { command: { text: "pwd" }, outputs: [] },
            ],
        ]);
    });

    test("takes a chapter that has programs alone", () => {
        const { lessons, problems } = lessonsIn([
            chapter("gu", '<Snippet id="frogs" message="Frogs?" clients="sh/curl" />'),
        ]);
        expect(problems).toEqual([]);
        expect(lessons.map(({ steps }) => steps)).toMatchObject([[{ command: { id: "frogs/sh/curl" }, inPage: true }]]);
    });

    test("reads the files that lie beside a chapter, and those of examples", () => {
        const course = {
            ...chapter("en", '<Program file="wrong.py" fails />'),
            file: "book/content/en/course/chapter6/1.mdx",
        };
        expect(lessonsIn([course]).lessons[0]?.steps[0]?.command).toMatchObject({ id: "wrong.py", fails: true });
        expect(problemsOf(chapter("gu", '<Program file="lost.py" />'))).toMatchObject([
            { outcome: "failed", reason: expect.stringContaining("lost.py") },
        ]);
    });

    test("fails a chapter that has nothing to run", () => {
        expect(problemsOf(chapter("gu", "## Nothing"))).toEqual([
            {
                language: "gu",
                place: "gu.mdx:1",
                outcome: "failed",
                reason: "gu.mdx:1: this chapter has nothing to run.",
            },
        ]);
    });

    test("fails a chapter that cannot be read, or in which an output belongs to no command", () => {
        expect(problemsOf(chapter("gu", "```bash\nls\n```"))).toMatchObject([
            { outcome: "failed", reason: 'gu.mdx:1: "bash" is no kind of block.' },
        ]);
        expect(problemsOf(chapter("gu", "```output\nls\n```"))).toMatchObject([
            { outcome: "failed", reason: "gu.mdx:2: an output that no command gives." },
        ]);
    });

    test("fails a chapter that differs from its twin", () => {
        expect(problemsOf(chapter("gu", "```sh\nls\n```"), chapter("en", "```sh\nls -a\n```"))).toEqual([
            {
                language: "en",
                place: "gu.mdx:2",
                outcome: "failed",
                reason: "gu.mdx:2 and en.mdx:2: `ls` here is `ls -a` there.",
            },
        ]);
    });
});
