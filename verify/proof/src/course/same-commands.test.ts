import { describe, expect, test } from "vitest";
import { differencesBetween, differenceText, readChapters } from "./lessons.ts";

const chapter = (language: string, ...blocks: string[]) => ({
    language,
    name: "course/chapter0/1",
    file: `${language}.mdx`,
    markdown: blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join("\n"),
});

const between = (...chapters: ReturnType<typeof chapter>[]) => differencesBetween(chapters).map(differenceText);

test("every chapter has the same commands in every language", () => {
    expect(differencesBetween(readChapters()).map(differenceText)).toEqual([]);
});

describe("differencesBetween", () => {
    test("names both places of a line that differs", () => {
        expect(between(chapter("gu", "sh\ncd ~\nls"), chapter("en", "sh\ncd ~\nls -a"))).toEqual([
            "gu.mdx:3 and en.mdx:3: `ls` here is `ls -a` there.",
        ]);
        expect(between(chapter("gu", "sh\nls"), chapter("en", "sh\nls\npwd"))).toEqual([
            "gu.mdx:3 and en.mdx:3: nothing here is `pwd` there.",
        ]);
    });

    test("finds blocks of another kind, outputs that differ, and blocks that are missing", () => {
        expect(between(chapter("gu", "sh\nx"), chapter("en", "python\nx"))).toEqual([
            'gu.mdx:2 and en.mdx:2: "sh" here is "python" there.',
        ]);
        expect(between(chapter("gu", "output\n1"), chapter("en", "output\n2"))).toEqual([
            "gu.mdx:2 and en.mdx:2: `1` here is `2` there.",
        ]);
        expect(between(chapter("gu", "sh\nx"), chapter("en", "sh\nx", "sh\ny"))).toEqual([
            "en.mdx:6: gu.mdx lacks this block.",
        ]);
        expect(between(chapter("gu", "sh\nx", "sh\ny"), chapter("en", "sh\nx"))).toEqual([
            "gu.mdx:6: en.mdx lacks this block.",
        ]);
    });

    test("finds chapters that are missing", () => {
        const another = { ...chapter("gu", "sh\nx"), name: "course/chapter1/1", file: "gu2.mdx" };
        expect(between(chapter("gu", "sh\nx"), chapter("en", "sh\nx"), another)).toEqual([
            'gu2.mdx:1: this chapter is missing in "en".',
        ]);
    });

    test("lets comments be in the reader's language, but not be missing", () => {
        expect(between(chapter("gu", "sh\n# અહીં\nls"), chapter("en", "sh\n# here\nls"))).toEqual([]);
        expect(between(chapter("gu", "js\n// અહીં\nls"), chapter("en", "js\n  // here\nls"))).toEqual([]);
        expect(between(chapter("gu", "sh\nls"), chapter("en", "sh\n# here\nls"))).toHaveLength(1);
        expect(between(chapter("gu", "output\n# અહીં"), chapter("en", "output\n# here"))).toHaveLength(1);
    });
});
