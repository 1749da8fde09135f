import type { Language } from "../i18n/languages.ts";
import { fileAt } from "../routes.ts";
import { element } from "./element.ts";
import type { Piece } from "./excerpt.ts";
import type { FoundPage, FoundSection } from "./find.ts";
import { isGujarati } from "./gujarati/latin-key.ts";

/** The pages that were found, as a list of links, with the sections of each below it. */
export const resultList = (pages: readonly FoundPage[], language: Language): HTMLElement =>
    element("ol", { class: "found" }, ...pages.map((page) => pageItem(page, language)));

function pageItem({ address, title, part, excerpt, sections }: FoundPage, language: Language): HTMLElement {
    const to = fileAt(address);
    const link = element(
        "a",
        { href: to, class: "found-page" },
        ...(part === "" ? [] : [element("span", { class: "found-part" }, part), " "]),
        element("strong", { lang: languageOf(title, language) }, ...nodesOf(title)),
        ...shownExcerpt(excerpt, language),
    );
    if (sections.length === 0) return element("li", {}, link);
    return element("li", {}, link, element("ul", {}, ...sections.map((section) => sectionItem(section, to, language))));
}

const sectionItem = ({ anchor, heading, excerpt }: FoundSection, to: string, language: Language): HTMLElement =>
    element(
        "li",
        {},
        element(
            "a",
            { href: `${to}#${encodeURIComponent(anchor)}`, class: "found-section" },
            element("span", { class: "found-heading", lang: languageOf(heading, language) }, ...nodesOf(heading)),
            ...shownExcerpt(excerpt, language),
        ),
    );

const shownExcerpt = (excerpt: readonly Piece[], language: Language): readonly (Node | string)[] =>
    excerpt.length === 0
        ? []
        : [" ", element("span", { class: "found-excerpt", lang: languageOf(excerpt, language) }, ...nodesOf(excerpt))];

const nodesOf = (pieces: readonly Piece[]): (Node | string)[] =>
    pieces.map(({ text, isHit }) => (isHit ? element("mark", {}, text) : text));

/** A name or a message in English, on a page in Gujarati, is read out as English. */
const languageOf = (pieces: readonly Piece[], language: Language): string | undefined =>
    language === "gu" && !pieces.some(({ text }) => isGujarati(text)) ? "en" : undefined;
