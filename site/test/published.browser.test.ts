/**
 * The files that are published beside the pages are complete, correct and valid; every link of the pages has a target, and every
 * text the language that it is in, which screen readers and translators rely on.
 */
import { existsSync, readFileSync } from "node:fs";
import domino from "@mixmark-io/domino";
import { describe, expect } from "vitest";
import { publicAddress, siteAddress } from "../src/publication.ts";
import type { PublishedPage } from "../src/publish/published-page.ts";
import { xmlText } from "../src/publish/xml-files.ts";
import { markdownOf, pathOf } from "../src/routes.ts";
import { test } from "./browser.ts";
import { crawl } from "./crawl.ts";
import { builtPages, pagesOfEveryKind } from "./kinds-of-pages.ts";

const dist = new URL("../dist/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(`.${path}`, dist), "utf8");
/** The path of a public address. */
const pathAt = (address: unknown): string => new URL(String(address), publicAddress("/")).pathname;

const map: Readonly<Record<"gu" | "en", readonly PublishedPage[]>> = JSON.parse(read("/map.json"));
const pages = (["gu", "en"] as const).flatMap((language) => map[language].map((page) => ({ ...page, language })));
const isBuilt = (path: string): boolean => existsSync(new URL(`.${path}.html`, dist));
const heads = pages
    .map((page) => ({ ...page, path: pathOf(page.language, page.place) }))
    .filter(({ path }) => isBuilt(path))
    .map((page) => {
        const [head = ""] = read(`${page.path}.html`).split("</head>", 1);
        return { ...page, ...linksAndWords(domino.createDocument(head)) };
    });

function linksAndWords(head: Document) {
    const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name);
    const pathOfLink = (selector: string) => pathAt(attribute(selector, "href"));
    return {
        canonical: pathOfLink("link[rel=canonical]"),
        markdown: pathOfLink('link[type="text/markdown"]'),
        twins: Array.from(head.querySelectorAll("link[hreflang]"), (link) => [
            link.getAttribute("hreflang"),
            pathAt(link.getAttribute("href")),
        ]),
        contentOf: (property: string) => attribute(`meta[property="${property}"]`, "content"),
        data: head.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
    };
}

describe("every page of the map", () => {
    test("was built in both languages", () => {
        expect(pages.map(({ language, place }) => pathOf(language, place)).filter((path) => !isBuilt(path))).toEqual(
            [],
        );
        expect(map.gu.map(({ place }) => place)).toEqual(map.en.map(({ place }) => place));
    });

    test("is there as Markdown too, which says what the page is", () => {
        for (const { language, place, markdown, path } of heads) {
            expect(markdown).toBe(markdownOf(language, place));
            const [, facts = "", ...text] = read(markdown).split("---\n");
            expect(facts).toContain(`address: "${publicAddress(path)}"`);
            expect(text.join("").trim()).toMatch(/^# \S/);
        }
    });

    test("names one address of its own, and those of its twins, which exist", () => {
        for (const { canonical, path, place, twins } of heads) {
            expect(canonical).toBe(path);
            expect(twins).toEqual([
                ["gu", pathOf("gu", place)],
                ["en", pathOf("en", place)],
                ["x-default", pathOf("en", place)],
            ]);
            expect(twins.map(([, path]) => String(path)).filter((path) => !isBuilt(path))).toEqual([]);
        }
    });

    test("has a card of the right size, and is described where its address is shared", () => {
        for (const { contentOf, description, title } of heads) {
            expect([contentOf("og:title"), contentOf("og:description")]).toEqual([title, description]);
            const png = readFileSync(new URL(`.${pathAt(contentOf("og:image"))}`, dist));
            expect(png.subarray(1, 4).toString()).toBe("PNG");
            expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(
                ["og:image:width", "og:image:height"].map((name) => Number(contentOf(name))),
            );
        }
    });

    test("says what it is in data that names it, and how it is come to", () => {
        for (const { data, language, path, place } of heads) {
            const [main, trail] = JSON.parse(data)["@graph"];
            expect(pathAt(main.url)).toBe(path);
            const aText = expect.stringMatching(/\S/);
            expect(main).toMatchObject({ "@type": aText, name: aText, description: aText, inLanguage: language });
            if (place === "") continue;
            const steps = trail.itemListElement.map(({ item }: { readonly item: string }) => pathAt(item));
            expect(steps.at(-1)).toBe(path);
            expect(steps.filter((step: string) => !isBuilt(step))).toEqual([]);
        }
    });
});

describe("the site's text in one file", () => {
    test("has every page but the models, in the order of the map", () => {
        const addresses = [...read("/llms-full.txt").matchAll(/^address: "(.*)"$/gm)].map(([, address]) =>
            pathAt(address),
        );
        expect(addresses).toEqual(map.en.filter(({ isModel }) => !isModel).map(({ place }) => pathOf("en", place)));
    });

    test("is named by llms.txt, whose links all lead somewhere", () => {
        const links = [...read("/llms.txt").matchAll(/\((http\S+)\)/g)].map(([, link]) => pathAt(link));
        expect(links.length).toBeGreaterThan(20);
        expect(links.filter((path) => !existsSync(new URL(`.${path}`, dist)))).toEqual([]);
    });
});

describe("what feed readers and search engines are given", () => {
    test("is XML", async ({ page }) => {
        for (const path of ["/sitemap.xml", "/gu/feed.xml", "/en/feed.xml"]) {
            const root = await page.evaluate((text) => {
                const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
                return {
                    name: documentElement.localName,
                    problem: documentElement.querySelector("parsererror")?.textContent,
                };
            }, read(path));
            expect(root).toEqual({ name: path === "/sitemap.xml" ? "urlset" : "feed", problem: undefined });
        }
    });

    test("holds any text that a page may have", async ({ page }) => {
        const texts = ["</title><x>&amp;", "]]>", "\u0000\u0008\ud800", "'\"<!--", "ક્ષ 😀"];
        const read = await page.evaluate(
            (all) =>
                all
                    .map(
                        (text) =>
                            new DOMParser().parseFromString(`<a b="${text}">${text}</a>`, "application/xml")
                                .documentElement,
                    )
                    .map((root) => [root.getAttribute("b"), root.textContent]),
            texts.map(xmlText),
        );
        const kept = ["</title><x>&amp;", "]]>", "", "'\"<!--", "ક્ષ 😀"];
        expect(read).toEqual(kept.map((text) => [text, text]));
    });

    test("are pages that are there, each once", () => {
        const addresses = [...read("/sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
            pathAt(address),
        );
        expect(new Set(addresses).size).toBe(addresses.length);
        expect(addresses).toEqual(pages.map(({ language, place }) => pathOf(language, place)));
    });

    test("has what Atom asks of a feed and of each entry", async ({ page }) => {
        const feed = await page.evaluate((text) => {
            const { documentElement } = new DOMParser().parseFromString(text, "application/xml");
            const childrenOf = (element: Element) => [
                ...new Set([...element.children].map(({ localName }) => localName)),
            ];
            const entries = [...documentElement.querySelectorAll("entry")];
            return {
                own: childrenOf(documentElement),
                entries: entries.map(childrenOf),
                ids: entries.map((entry) => entry.querySelector("id")?.textContent),
            };
        }, read("/gu/feed.xml"));
        expect(feed.own).toEqual(expect.arrayContaining(["id", "title", "updated", "author", "link"]));
        expect(feed.entries.length).toBeGreaterThan(0);
        for (const entry of feed.entries)
            expect(entry).toEqual(expect.arrayContaining(["id", "title", "updated", "link", "summary"]));
        expect(new Set(feed.ids).size).toBe(feed.ids.length);
    });

    test("is found by robots, who are let in", () => {
        expect(read("/robots.txt")).toContain(`Sitemap: ${publicAddress("/sitemap.xml")}`);
    });
});

describe("the button that copies a page", () => {
    const address = "/gu/course/chapter0/1";

    test("puts its Markdown on the clipboard and says so for one second", async ({ page }) => {
        await page.clock.install({ time: 0 });
        await page.goto(address);
        await page.clock.pauseAt(60_000);
        const confirmation = page.locator(".page-actions").getByRole("status");
        await page.getByRole("button", { name: "પાનું copy કરો" }).click();
        await confirmation.filter({ visible: true }).waitFor();
        await expect.poll(() => confirmation.innerText()).toBe("Copy થઈ ગયું");
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(read(`${address}.md`));
        await page.clock.runFor(1000);
        await expect.poll(() => confirmation.isVisible()).toBe(false);
    });

    test("says what to do instead where the text cannot be had, beside the link to it", async ({ page }) => {
        await page.goto(address);
        await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
        await page.getByRole("button", { name: "પાનું copy કરો" }).click();
        await page.getByText("Markdown ખોલીને ત્યાંથી copy કરો").waitFor();
        await expect
            .poll(() => page.getByRole("link", { name: "Markdown જુઓ" }).getAttribute("href"))
            .toBe(`${address}.md`);
    });
});

describe("the page that is not there", () => {
    test("asks machines to leave it out, and leads to the search in either language", async ({ page }) => {
        expect(read("/404.html")).toContain('<meta name="robots" content="noindex">');
        await page.goto("/404");
        await page.getByRole("searchbox", { name: "Search the whole site" }).fill("fill mask");
        await page.keyboard.press("Enter");
        await page.waitForURL("**/en/search?q=fill+mask");
    });
});

test("every link, image, letter, script and style of every page is there, to the heading that it names", () => {
    const { followed, broken } = crawl(dist, siteAddress);
    expect(followed).toBeGreaterThan(builtPages.length * 10);
    expect(broken).toEqual([]);
});

const gujarati = /[\u0a80-\u0aff]/;
/** Six Latin words in a row are a sentence or most of one; names and terms are shorter. */
const latinSentence = /(?:[A-Za-z][A-Za-z'’-]* ){5}[A-Za-z]+/;

/** Elements whose text is not read aloud, and the field whose text is the reader's own. */
const unread = "script, style, template, svg, title, textarea";
const codes = "code, pre, kbd, samp";

const start: Where = { lang: "", isCode: false, isTranslated: true };

type Where = { readonly lang: string; readonly isCode: boolean; readonly isTranslated: boolean };

/** The errors in the `lang` attributes of what is inside a node. */
function faultsIn(parent: Node, where: Where): string[] {
    return Array.from(parent.childNodes).flatMap((node): string[] => {
        if (node.nodeType === node.TEXT_NODE) return faultsOf((node.textContent ?? "").trim(), where);
        if (!isElement(node) || node.matches(unread)) return [];
        return faultsIn(node, within(node, where));
    });
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

const within = (element: Element, where: Where): Where => ({
    lang: element.getAttribute("lang") ?? where.lang,
    isCode: where.isCode || element.matches(codes),
    isTranslated: element.hasAttribute("translate") ? element.getAttribute("translate") !== "no" : where.isTranslated,
});

function faultsOf(text: string, { lang, isCode, isTranslated }: Where): string[] {
    const faults = [
        gujarati.test(text) && lang !== "gu" && !isCode && `is Gujarati, and is said to be ${lang}`,
        latinSentence.test(text) &&
            lang === "gu" &&
            !isCode &&
            isTranslated &&
            "is English, and is said to be Gujarati",
        isCode && isTranslated && text !== "" && "is code that would be translated",
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${text.slice(0, 80)}: ${fault}`);
}

test("every kind of page says of each text which language it is in", () => {
    const faults = pagesOfEveryKind.flatMap(({ address, language }) => {
        const html = read(`${address === "/" ? "/index" : address}.html`);
        const ownFaults = faultsIn(domino.createDocument(html), start);
        const isNamed = html.includes(`<html lang="${language}"`);
        return [...(isNamed ? [] : ["no language"]), ...new Set(ownFaults)].map((fault) => `${address}: ${fault}`);
    });
    expect(faults.slice(0, 12)).toEqual([]);
});
