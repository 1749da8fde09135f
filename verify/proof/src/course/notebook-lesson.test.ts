import { expect, test } from "vitest";
import { lessonsIn } from "./lessons.ts";
import { notebookLesson, notebooksOf } from "./notebook-lesson.ts";

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
