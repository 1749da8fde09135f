import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { sectionOf } from "../../frame/map/section.ts";
import { languages } from "../../languages.ts";
import { snippetOf } from "../guides/snippet-of.ts";
import { chapterFileReader } from "./chapter-files.ts";
import { inLanguage } from "./chapter-programs.ts";
import { isBlock, isComponent, readText, type Text } from "./read-text.ts";

const content = new URL("../../../../book/content/", import.meta.url);

const placesIn = (language: string): string[] =>
    readdirSync(new URL(`${language}/`, content), { recursive: true, encoding: "utf8" })
        .filter((name) => name.startsWith("course/") && name.endsWith(".mdx"))
        .map((name) => name.slice(0, -".mdx".length))
        .sort();

const read = (language: string, place: string): Text =>
    readText(readFileSync(new URL(`${language}/${place}.mdx`, content), "utf8"), `${language}/${place}.mdx`);

const headingsOf = ({ headings }: Text): string[] => headings.map(({ level, id }) => `${level} ${id}`);

/** The steps of a text: commands, outputs and components, without language-specific text. */
const stepsOf = ({ items }: Text) =>
    items.map((item) => {
        if (isBlock(item)) {
            const text = item.kind === "json" ? shapeOf(JSON.parse(item.text)) : item.text;
            return { kind: item.kind, text, fails: item.fails };
        }
        const { name, properties } = item;
        return {
            name,
            properties: Object.fromEntries(Object.entries(properties).map(([key, text]) => [key, textless(key, text)])),
        };
    });

/** The properties with text in the reader's language. */
const worded = ["message", "inputs", "question", "tools", "parameters", "response_format"];

/** Keeps only the shape of JSON, whose strings differ by language. */
function textless(key: string, text: string): unknown {
    if (!worded.includes(key)) return text;
    try {
        return shapeOf(JSON.parse(text));
    } catch {
        return "…";
    }
}

function shapeOf(value: unknown): unknown {
    if (typeof value === "string") return "…";
    if (Array.isArray(value)) return value.map(shapeOf);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

/** The links to pages of the site, without their language prefix. */
const pagesOf = (language: string, { links }: Text): string[] =>
    links
        .filter((link) => link.startsWith("/"))
        .map((link) => {
            expect(link.startsWith(`/${language}/`)).toBe(true);
            return link.slice(language.length + 2);
        });

describe("every chapter", () => {
    test("is there in every language", () => {
        for (const language of languages) expect(placesIn(language)).toEqual(placesIn("gu"));
    });

    describe.each(placesIn("gu"))("%s", (place) => {
        const chapter = read("gu", place);
        const translations = languages.map((language) => ({ language, translation: read(language, place) }));

        test("is named by where it stands", () => {
            expect(sectionOf(`gu/${place}`).place).toBe(place);
        });

        test("has the same headings in every language, each with a Latin id of its own", () => {
            const headings = headingsOf(chapter);
            expect(headings).not.toEqual([]);
            expect(new Set(headings).size).toBe(headings.length);
            expect(headings.filter((heading) => heading.endsWith("undefined"))).toEqual([]);
            for (const { translation } of translations) expect(headingsOf(translation)).toEqual(headings);
        });

        test("has the same commands, outputs, programs and questions in every language", () => {
            const steps = stepsOf(chapter);
            expect(steps).not.toEqual([]);
            for (const { translation } of translations) expect(stepsOf(translation)).toEqual(steps);
        });

        test("prints programs that the generator has", () => {
            for (const { translation } of translations) {
                const snippets = translation.items.filter(isComponent).filter(({ name }) => name === "Snippet");
                for (const { properties } of snippets) expect(snippetOf(properties).programs.programs).not.toEqual([]);
            }
        });

        test("asks questions that have one right choice, and says why", () => {
            const parts = chapter.items.filter(isComponent);
            const questions = parts.filter(({ name }) => name === "Check");
            expect(new Set(questions.map(({ properties }) => properties["id"])).size).toBe(questions.length);
            for (const question of questions) {
                const from = parts.indexOf(question) + 1;
                const until = parts.findIndex(({ name }, index) => index >= from && name === "Why");
                const choices = parts.slice(from, until);
                expect(choices.length).toBeGreaterThan(1);
                expect(choices.every(({ name }) => name === "Choice")).toBe(true);
                expect(choices.filter(({ properties }) => "correct" in properties).length).toBe(1);
            }
        });

        test("leads to the same pages in every language, and within itself to headings that it has", () => {
            for (const { language, translation } of translations) {
                expect(pagesOf(language, translation).toSorted()).toEqual(pagesOf("gu", chapter).toSorted());
                const ids = translation.headings.map(({ id }) => `#${id}`);
                for (const link of translation.links) if (link.startsWith("#")) expect(ids).toContain(link);
            }
        });
    });
});

describe("the programs of the course", () => {
    const programs = readdirSync(new URL("en/course/", content), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".py"))
        .map((name) => ({ name, program: readFileSync(new URL(`en/course/${name}`, content), "utf8") }));
    const strings: Record<string, Record<string, string>> = parse(
        readFileSync(new URL("gu/course/programs.yaml", content), "utf8"),
    );

    test("all have Gujarati texts", () => {
        expect(Object.keys(strings)).toEqual(programs.map(({ name }) => name).sort());
    });

    test.each(programs)(
        "$name differs in Gujarati in texts and comments alone, and has each of them",
        ({ name, program }) => {
            const other = inLanguage(program, name, strings);
            expect(codeOf(other)).toEqual(codeOf(program));
            for (const text of Object.keys(strings[name] ?? {})) expect(program).toContain(text);
            expect(chapterFileReader(`book/content/gu/course/${name}`)(name.replace(/.*\//, ""))).toBe(other);
        },
    );
});

/** A Python program without the contents of its strings and comments. */
const codeOf = (program: string): string => program.replaceAll(/(f?)("(?:[^"\\\n]|\\.)*"|#.*)/g, "$1…");
