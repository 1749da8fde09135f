import { describe, expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { find, nameMatch, type SearchIndex } from "../../search/find.ts";
import { readIndex } from "../../search/use-search.ts";
import { type PageText, readPage } from "./read-page.ts";
import { makeIndex } from "./write-search.ts";

const page = (file: string, title: string, body: string): PageText => {
    const read = readPage(file, `<article><h1>${title}</h1>${body}</article>`);
    if (!read) throw new Error(`${file} is no page.`);
    return read;
};

const gujarati = [
    page(
        "gu/course/chapter0/1.html",
        "ચાલો, તૈયારી કરીએ",
        `<p>નોટબુક ખોલો.</p><h2 id="models">મોડેલ પસંદ કરો</h2><p>લખાણમાંથી ચિત્રો બનાવતું મોડેલ શોધો. Token સાચવો.</p>
         <h2 id="errors">ભૂલ થાય તો</h2><p>કમ્પ્યુટરમાં install ફરી ચલાવો. <code>top_k</code> નાનો રાખો.</p>`,
    ),
    page(
        "gu/tasks/translation.html",
        "translation",
        `<p>એક ભાષામાંથી બીજી ભાષામાં ભાષાંતર કરે છે.</p><h2 id="limits">મર્યાદા</h2><p>લાંબાં વાક્યોને ટુકડામાં વહેંચો.</p>`,
    ),
    page("gu/tasks/text-to-image.html", "text-to-image", "<p>વર્ણન પરથી ચિત્ર બનાવે છે.</p>"),
    page("gu/providers/groq.html", "Groq", "<p>ઝડપથી જવાબ આપે છે; translation, text-to-image નથી.</p>"),
    page(
        "gu/library/calling/translation.html",
        "translation",
        '<p>translation</p><h2 id="translation">translation</h2><p lang="en">translation of a text</p>',
    ),
    page("gu/models/google/gemma-3.html", "google/gemma-3", "<p>text-generation</p>"),
    page(
        "gu/teachers/chapter1.html",
        "પ્રકરણ 1: ઉકેલ",
        '<h2 id="first">પહેલો</h2><p>ઉનાળો <code>max_tokens=20</code></p>',
    ),
];

const indexOf = (language: Language, pages: readonly PageText[]): Promise<SearchIndex> => {
    const data = makeIndex(language, pages, { course: "કોર્સ", tasks: "કામ" });
    // Through JSON, as the browser gets it.
    return readIndex(JSON.parse(JSON.stringify(data)), language);
};

const gu = await indexOf("gu", gujarati);
const found = (text: string) => find(gu, text, 50).pages;
const addresses = (text: string) => found(text).map(({ address }) => address);
const [chapter, translation, textToImage] = [
    "/gu/course/chapter0/1",
    "/gu/tasks/translation",
    "/gu/tasks/text-to-image",
];

describe("a page in Gujarati is found by", () => {
    test.each([
        ["a word as it stands there", "ભાષાંતર", translation],
        ["another form of the word", "ભાષાંતરની", translation],
        ["a form where it stands in another", "વાક્ય", translation],
        ["another spelling", "કોમ્પ્યૂટરનું", chapter],
        ["the beginning of a word", "ભાષાં", translation],
        ["a word with a slip", "ભાષંતર", translation],
        ["Latin letters", "bhashantar", translation],
        ["Latin letters, written otherwise", "chitra", textToImage],
        ["Latin letters with an ending", "lakhanma", chapter],
        ["an English word for it", "picture", textToImage],
        ["another Gujarati word for it", "અનુવાદ", translation],
        ["that word in Latin letters", "anuvad", translation],
        ["an English word that stands in it", "token", chapter],
        ["that word in Gujarati letters", "ટોકન", chapter],
        ["a word with half an ending", "લખાણોમાંથ", chapter],
        ["Latin letters with the ending of a verb", "banavvu", textToImage],
        ["a name in a program", "top_k", chapter],
        ["words of its title and of its text together", "translation મર્યાદા", translation],
    ])("%s: %s", (_, text, address) => {
        expect(addresses(text)).toContain(address);
    });
});

describe("the best is first:", () => {
    test.each([
        ["translation", translation],
        ["text-to-image", textToImage],
        ["Text-to-Image ", textToImage],
        ["groq", "/gu/providers/groq"],
        ["google/gemma-3", "/gu/models/google/gemma-3"],
        ["gemma-3", "/gu/models/google/gemma-3"],
        ["ભાષાંતર", translation],
        ["anuvad", translation],
        ["ભૂલ", chapter],
    ])("%s", (text, address) => {
        expect(addresses(text)[0]).toBe(address);
    });
});

test("pages with all words come before those with some", () => {
    expect(addresses("ચિત્ર વર્ણન")[0]).toBe(textToImage);
    expect(addresses("ચિત્ર વર્ણન")).toContain(chapter);
});

test("words that say nothing do not count beside those that do", () => {
    expect(addresses("ભાષાંતર માટે કે ને")).toEqual(addresses("ભાષાંતર"));
});

test("what stands in a section leads to it, with the words marked", () => {
    const [best] = found("મર્યાદાઓ");
    expect(best).toMatchObject({ address: translation, part: "કામ", sections: [{ anchor: "limits" }] });
    expect(best?.sections[0]?.heading).toEqual([{ text: "મર્યાદા", isHit: true }]);
});

test("the solutions of a chapter are found by the page's title, and no search tells one", () => {
    expect(addresses("ઉકેલ")).toEqual(["/gu/teachers/chapter1"]);
    expect(addresses("ઉનાળો")).toEqual([]);
    expect(addresses("max_tokens=20")).not.toContain("/gu/teachers/chapter1");
});

test("the title alone leads to no section", () => {
    expect(found("translation")[0]?.sections).toEqual([]);
});

describe("nothing is found", () => {
    test.each([[""], ["  "], ["…?!"], ["qxqxqxqx"], ["\u0000"], ["_"]])("for %j", (text) => {
        expect(found(text)).toEqual([]);
    });
});

test.each([
    ["<img src=x onerror=alert(1)>"],
    ["__proto__ constructor toString"],
    ["ચ".repeat(100_000)],
    ["a ".repeat(50_000)],
    ["\ud800 ( [ * + ?"],
    ["્ાં"],
])("whatever is asked is answered: %j", (text) => {
    expect(Array.isArray(found(text.slice(0, 100_000)))).toBe(true);
});

test("in English no word of Gujarati is looked for by its sound", async () => {
    const english = [page("en/tasks/translation.html", "translation", "<p>Translates a text, sntns.</p>")];
    const en = await indexOf("en", english);
    expect(find(en, "translating", 50).pages.map(({ address }) => address)).toEqual(["/en/tasks/translation"]);
    expect(find(en, "sentence", 50).pages).toEqual([]);
    expect(find(en, "ભાષાંતર", 50).pages.map(({ address }) => address)).toEqual(["/en/tasks/translation"]);
});

describe("a page is named", () => {
    const model = { address: "/gu/models/google/gemma-3", title: "google/gemma-3", part: "", isOneOfMany: true };
    const task = { address: "/gu/tasks/translation", title: "ભાષાંતર", part: "" };
    const library = { address: "/gu/library/calling/translation", title: "translation", part: "" };

    test("by its id, and a model without its owner, too", () => {
        expect(["google/gemma-3", "GEMMA-3", "gemma", "models", ""].map((text) => nameMatch(model, text))).toEqual([
            2, 2, 0, 0, 0,
        ]);
    });

    test("by its id more surely than by its title", () => {
        expect([task, library].map((page) => nameMatch(page, "translation"))).toEqual([2, 1]);
        expect(nameMatch(task, "ભાષાંતર ")).toBe(1);
    });
});

test("as many pages are shown as are wanted, and all are counted", () => {
    const { count, pages } = find(gu, "ચિત્ર ભાષાંતર", 1);
    expect(count).toBeGreaterThan(1);
    expect(pages).toHaveLength(1);
});
