import { describe, expect, test } from "vitest";
import { differencesBetween, differenceText, lessonsIn, notebookLesson, notebooksOf, readChapters } from "./lessons.ts";

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

const withBlocks = (language: string, ...blocks: string[]) => ({
    language,
    name: "course/chapter0/1",
    file: `${language}.mdx`,
    markdown: blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join("\n"),
});

const between = (...chapters: ReturnType<typeof withBlocks>[]) => differencesBetween(chapters).map(differenceText);

test("every chapter has the same commands in every language", () => {
    expect(differencesBetween(readChapters()).map(differenceText)).toEqual([]);
});

describe("differencesBetween", () => {
    test("names both places of a line that differs", () => {
        expect(between(withBlocks("gu", "sh\ncd ~\nls"), withBlocks("en", "sh\ncd ~\nls -a"))).toEqual([
            "gu.mdx:3 and en.mdx:3: `ls` here is `ls -a` there.",
        ]);
        expect(between(withBlocks("gu", "sh\nls"), withBlocks("en", "sh\nls\npwd"))).toEqual([
            "gu.mdx:3 and en.mdx:3: nothing here is `pwd` there.",
        ]);
    });

    test("finds blocks of another kind, outputs that differ, and blocks that are missing", () => {
        expect(between(withBlocks("gu", "sh\nx"), withBlocks("en", "python\nx"))).toEqual([
            'gu.mdx:2 and en.mdx:2: "sh" here is "python" there.',
        ]);
        expect(between(withBlocks("gu", "output\n1"), withBlocks("en", "output\n2"))).toEqual([
            "gu.mdx:2 and en.mdx:2: `1` here is `2` there.",
        ]);
        expect(between(withBlocks("gu", "sh\nx"), withBlocks("en", "sh\nx", "sh\ny"))).toEqual([
            "en.mdx:6: gu.mdx lacks this block.",
        ]);
        expect(between(withBlocks("gu", "sh\nx", "sh\ny"), withBlocks("en", "sh\nx"))).toEqual([
            "gu.mdx:6: en.mdx lacks this block.",
        ]);
    });

    test("finds chapters that are missing", () => {
        const another = { ...chapter("gu", "sh\nx"), name: "course/chapter1/1", file: "gu2.mdx" };
        expect(between(withBlocks("gu", "sh\nx"), withBlocks("en", "sh\nx"), another)).toEqual([
            'gu2.mdx:1: this chapter is missing in "en".',
        ]);
    });

    test("lets comments be in the reader's language, but not be missing", () => {
        expect(between(withBlocks("gu", "sh\n# અહીં\nls"), withBlocks("en", "sh\n# here\nls"))).toEqual([]);
        expect(between(withBlocks("gu", "js\n// અહીં\nls"), withBlocks("en", "js\n  // here\nls"))).toEqual([]);
        expect(between(withBlocks("gu", "sh\nls"), withBlocks("en", "sh\n# here\nls"))).toHaveLength(1);
        expect(between(withBlocks("gu", "output\n# અહીં"), withBlocks("en", "output\n# here"))).toHaveLength(1);
    });
});

const lessonOf = (markdown: string) => {
    const chapter = { language: "gu", name: "course/chapter0/1", file: "gu/1.mdx", markdown };
    const [lesson] = lessonsIn([chapter]).lessons;
    return lesson ?? expect.fail("It is no lesson.");
};

const ask = '<Snippet id="ask" message="Hello?" clients="python/huggingface_hub js/huggingface.js sh/curl" />';
const markdown = `---\ntitle: "A"\ndescription: "B"\n---\n\n${ask}\n\n\`\`\`python fails\n1 / 0\n\`\`\`\n\n\`\`\`python\n1\n\`\`\`\n\n\`\`\`output\n1\n\`\`\`\n`;

test("the steps of a notebook are its cells of code, each with its place and what it prints", () => {
    const { text, steps } = notebookLesson(lessonOf(markdown));
    const cells: readonly { readonly cell_type: string }[] = JSON.parse(text).cells;
    expect(cells.filter(({ cell_type }) => cell_type === "code")).toHaveLength(steps.length);
    expect(steps).toMatchObject([
        { command: { text: expect.stringMatching(/^%pip install/), place: { file: "gu/1.mdx", line: 1 } } },
        { command: { id: "ask/python/huggingface_hub", place: { line: 6 } } },
        { command: { id: "ask/sh/curl", place: { line: 6 } } },
        { command: { text: "1 / 0", fails: true, place: { line: 9 } }, outputs: [] },
        { command: { text: "1", place: { line: 13 } }, outputs: [{ text: "1" }] },
    ]);
});

test("a program of the chapter that no cell runs fails its chapter", () => {
    const lesson = lessonOf(markdown);
    const other = lessonOf(markdown.replace("Hello?", "Who?"));
    const { notebooks, problems } = notebooksOf([lesson, { ...lesson, steps: other.steps }]);
    expect(notebooks).toHaveLength(1);
    expect(problems).toMatchObject([
        { outcome: "failed", reason: "gu/1.mdx:6: no cell of the notebook runs ask/python/huggingface_hub." },
    ]);
});
