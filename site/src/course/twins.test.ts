import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../i18n/languages.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { sectionOf } from "./section.ts";

const content = new URL("../content/", import.meta.url);

const placesIn = (language: string): string[] =>
    readdirSync(new URL(`${language}/`, content), { recursive: true, encoding: "utf8" })
        .filter((name) => name.startsWith("course/") && name.endsWith(".mdx"))
        .map((name) => name.slice(0, -".mdx".length))
        .sort();

const read = (language: string, place: string): string =>
    readFileSync(new URL(`${language}/${place}.mdx`, content), "utf8");

/** The headings of a chapter, by level and id. */
const headingsOf = (markdown: string): string[] =>
    [...markdown.matchAll(/^(#+) .*?(\{#([a-z0-9-]+)\})?$/gm)].map(([, level, , id]) => `${level} ${id}`);

/** The blocks of a chapter, wherever they stand in it. */
const blocksOf = (language: string, place: string): Pick<Block, "kind" | "text">[] =>
    blocksIn(read(language, place), `${language}/${place}.mdx`).map(({ kind, text }) => ({ kind, text }));

describe("every chapter", () => {
    test("is there in every language", () => {
        for (const language of languages) expect(placesIn(language)).toEqual(placesIn("gu"));
    });

    describe.each(placesIn("gu"))("%s", (place) => {
        test("is named by where it stands", () => {
            expect(sectionOf(`gu/${place}`).place).toBe(place);
        });

        test("has the same headings in every language, each with a Latin id of its own", () => {
            const headings = headingsOf(read("gu", place));
            expect(headings).not.toEqual([]);
            expect(new Set(headings).size).toBe(headings.length);
            expect(headings.filter((heading) => heading.endsWith("undefined"))).toEqual([]);
            for (const language of languages) expect(headingsOf(read(language, place))).toEqual(headings);
        });

        test("has the same commands and outputs in every language", () => {
            const blocks = blocksOf("gu", place);
            expect(blocks.filter(({ kind }) => kind !== "output")).not.toEqual([]);
            for (const language of languages) expect(blocksOf(language, place)).toEqual(blocks);
        });

        test("links within the page only to headings that it has", () => {
            for (const language of languages) {
                const markdown = read(language, place);
                const ids = headingsOf(markdown).map((heading) => heading.replace(/^#+ /, "#"));
                for (const [, hash] of markdown.matchAll(/\]\((#[^)]+)\)/g)) expect(ids).toContain(hash);
            }
        });
    });
});
