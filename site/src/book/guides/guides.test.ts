import { readdirSync, readFileSync } from "node:fs";
import { allEntries } from "@callsheet/errors";
import { describe, expect, test } from "vitest";
import { guideNames } from "../../frame/map/guide-names.ts";
import { pagesIn } from "../../frame/map/navigation.ts";
import { siteMap } from "../../frame/map/site-map.ts";
import { type Language, languages } from "../../languages.ts";
import { errorsPlace, guidePlace } from "../../routes.ts";
import { blocksIn, componentsIn, readText } from "../course/read-text.ts";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

const content = new URL("../../content/", import.meta.url);

const read = (language: Language, name: string): string =>
    readFileSync(new URL(`${language}/${guidePlace(name)}.mdx`, content), "utf8");

/** The headings of a guide, by level and id. */
const headingsOf = (markdown: string): string[] =>
    readText(markdown, "guide").headings.map(({ level, id }) => `${level} ${id}`);

/** The properties of each `<Snippet>` in a guide. */
const snippetsOf = (markdown: string): SnippetProps[] =>
    componentsIn("Snippet", markdown, "guide").map(({ properties }) => properties);

/** The links to pages of the site, without their language prefix. */
const linksOf = (language: Language, markdown: string): string[] =>
    readText(markdown, "guide")
        .links.filter((link) => link.startsWith("/"))
        .map((link) => {
            expect(link).toMatch(new RegExp(`^/${language}/`));
            return link.slice(`/${language}/`.length);
        });

const guides = guideNames.map((name) => ({ place: guidePlace(name), title: name, description: name }));
const places = pagesIn(siteMap("gu", { chapters: [], guides })).map(({ place }) => place);
const errorIds = allEntries.map(([id]) => id);

test("the guides are those of the list, in every language", () => {
    for (const language of languages) {
        const files = readdirSync(new URL(`${language}/guides/`, content));
        expect(files.sort()).toEqual(guideNames.map((name) => `${name}.mdx`).sort());
    }
});

describe.each(guideNames)("%s", (name) => {
    test("has the same headings in every language, each with a Latin id of its own", () => {
        const headings = headingsOf(read("gu", name));
        expect(headings).not.toEqual([]);
        expect(new Set(headings).size).toBe(headings.length);
        expect(headings.filter((heading) => heading.endsWith("undefined"))).toEqual([]);
        for (const language of languages) expect(headingsOf(read(language, name))).toEqual(headings);
    });

    test("types no code that a reader would run: its programs are the generator's", () => {
        for (const language of languages) {
            const blocks = blocksIn(read(language, name), name);
            expect(blocks.filter(({ kind }) => kind !== "output")).toEqual([]);
            expect(blocks.map(({ text }) => text)).toEqual(blocksIn(read("gu", name), name).map(({ text }) => text));
        }
    });

    test("prints the same programs in every language, each under an id of its own", () => {
        const snippets = snippetsOf(read("gu", name));
        for (const language of languages) expect(snippetsOf(read(language, name))).toEqual(snippets);
        const ids = snippets.map((props) => snippetOf(props).id);
        expect(ids).not.toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
    });

    test("leads to pages that are there, the same in every language", () => {
        const links = linksOf("gu", read("gu", name));
        for (const language of languages) {
            expect(linksOf(language, read(language, name)).toSorted()).toEqual(links.toSorted());
        }
        for (const link of links) {
            const [place = "", anchor] = link.split("#");
            expect(places).toContain(place.replace(/\?.*/, ""));
            if (place === errorsPlace && anchor !== undefined) expect(errorIds).toContain(anchor);
        }
    });
});
