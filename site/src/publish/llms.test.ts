import { describe, expect, test } from "vitest";
import { publicAddress } from "../publication.ts";
import { llms } from "./llms.ts";
import { somePages } from "./testing.ts";

const text = llms(somePages);
const lines = text.split("\n");

describe("llms: llms.txt", () => {
    test("has the form of llmstxt.org: a title, a quotation, sections of links", () => {
        expect(lines[0]).toBe("# Callsheet");
        expect(lines[2]).toMatch(/^> \S/);
        const inSections = lines.slice(lines.findIndex((line) => line.startsWith("## ")));
        for (const line of inSections) expect(line).toMatch(/^(## .+|- \[.+\]\(http\S+\)(: .+)?|)$/);
    });

    test("names every page in English but the models, under its part of the map, with its Markdown", () => {
        expect(lines.filter((line) => line.startsWith("## "))).toEqual([
            "## Learn",
            "## Look up",
            expect.stringMatching(/^## In Gujarati/),
        ]);
        expect(lines).toContain(
            `- [Title of tasks/fill-mask](${publicAddress("/en/tasks/fill-mask.md")}): What tasks/fill-mask is.`,
        );
        expect(text).not.toContain("models/a/b");
    });

    test("leads to the book in Gujarati, and to the whole of both", () => {
        expect(text).toContain(publicAddress("/gu/course/chapter0/1.md"));
        expect(text).not.toContain(publicAddress("/gu/tasks.md"));
        expect(text).toContain(publicAddress("/llms-full.txt"));
        expect(text).toContain(publicAddress("/llms-full-gu.txt"));
    });
});
