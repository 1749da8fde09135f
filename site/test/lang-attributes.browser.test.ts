/** The `lang` attributes of all texts in the built pages, which screen readers and translators rely on. */
import { readFileSync } from "node:fs";
import domino from "@mixmark-io/domino";
import { expect, test } from "vitest";
import { pagesOfEveryKind } from "./kinds-of-pages.ts";

const dist = new URL("../dist/", import.meta.url);

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
        const html = readFileSync(new URL(`.${address === "/" ? "/index" : address}.html`, dist), "utf8");
        const ownFaults = faultsIn(domino.createDocument(html), start);
        const isNamed = html.includes(`<html lang="${language}"`);
        return [...(isNamed ? [] : ["no language"]), ...new Set(ownFaults)].map((fault) => `${address}: ${fault}`);
    });
    expect(faults.slice(0, 12)).toEqual([]);
});
