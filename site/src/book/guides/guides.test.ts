import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { allEntries } from "@callsheet/errors";
import { describe, expect, test } from "vitest";
import { guideNames, integrationNames } from "../../frame/map/guide-names.ts";
import { pagesIn } from "../../frame/map/navigation.ts";
import { siteMap } from "../../frame/map/site-map.ts";
import { type Language, languages } from "../../languages.ts";
import { errorsPlace, guidePlace, integrationPlace, type Place } from "../../routes.ts";
import { codeShown } from "../course/chapter-programs.ts";
import { exampleFile } from "../course/program-files.ts";
import { blocksIn, componentsIn, readText } from "../course/read-text.ts";
import { type SnippetProps, snippetOf } from "./snippet-of.ts";

const content = new URL("../../../../book/content/", import.meta.url);

const read = (language: Language, place: Place): string =>
    readFileSync(new URL(`${language}/${place}.mdx`, content), "utf8");

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

const guides = guideNames.map(guidePlace);
const integrations = integrationNames.map(integrationPlace);
const entriesOf = (some: readonly Place[]) => some.map((place) => ({ place, title: place, description: place }));
const places = pagesIn(
    siteMap("gu", { chapters: [], guides: entriesOf(guides), integrations: entriesOf(integrations) }),
).map(({ place }) => place);
const errorIds = allEntries.map(([id]) => id);

/** The files of a folder of texts, with a language's letters. */
const filesIn = (language: Language, folder: string): string[] =>
    globSync(`${language}/${folder}/*.mdx`, { cwd: fileURLToPath(content) })
        .map((file) => file.replaceAll("\\", "/"))
        .sort();

test.each([
    ["guides", guides],
    ["integrations", integrations],
])("the %s are those of the list, in every language", (folder, listed) => {
    for (const language of languages) {
        expect(filesIn(language, folder)).toEqual(listed.map((place) => `${language}/${place}.mdx`).sort());
    }
});

describe.each([...guides, ...integrations])("%s", (name) => {
    test("has the same headings in every language, each with a Latin id of its own", () => {
        const headings = headingsOf(read("gu", name));
        expect(headings).not.toEqual([]);
        expect(new Set(headings).size).toBe(headings.length);
        expect(headings.filter((heading) => heading.endsWith("undefined"))).toEqual([]);
        for (const language of languages) expect(headingsOf(read(language, name))).toEqual(headings);
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

    test("prints the same programs in every language, each under an id of its own", () => {
        const snippets = snippetsOf(read("gu", name));
        for (const language of languages) expect(snippetsOf(read(language, name))).toEqual(snippets);
        const ids = snippets.map((props) => snippetOf(props).id);
        expect(new Set(ids).size).toBe(ids.length);
    });
});

describe.each(guides)("%s", (name) => {
    test("types no code that a reader would run: its programs are the generator's", () => {
        for (const language of languages) {
            const blocks = blocksIn(read(language, name), name);
            expect(blocks.filter(({ kind }) => kind !== "output")).toEqual([]);
            expect(blocks.map(({ text }) => text)).toEqual(blocksIn(read("gu", name), name).map(({ text }) => text));
        }
    });

    test("prints at least one program", () => {
        expect(snippetsOf(read("gu", name))).not.toEqual([]);
    });
});

describe.each(integrations)("%s", (name) => {
    const shown = (language: Language): readonly Readonly<Record<string, string>>[] =>
        componentsIn("Example", read(language, name), name).map(({ properties }) => properties);

    test("shows files of an example that readers can copy, the same in every language", () => {
        expect(shown("gu")).not.toEqual([]);
        for (const language of languages) expect(shown(language)).toEqual(shown("gu"));
        for (const { file = "", part } of shown("gu")) expect(codeShown(exampleFile(file), part)).not.toBe("");
    });

    test("has the same commands in every language", () => {
        const commandsIn = (language: Language) =>
            blocksIn(read(language, name), name)
                .filter(({ kind }) => kind !== "output")
                .map(({ text }) => text);
        for (const language of languages) expect(commandsIn(language)).toEqual(commandsIn("gu"));
    });
});
