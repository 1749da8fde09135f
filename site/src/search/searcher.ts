import { isLanguage, type Language } from "../i18n/languages.ts";
import { fill } from "../i18n/words.ts";
import { pathOf, searchPlace } from "../routes.ts";
import { element } from "./element.ts";
import { type Findings, find, type SearchIndex } from "./find.ts";
import { loadIndex } from "./load-index.ts";
import { longestQuery } from "./query.ts";
import { resultList } from "./results.ts";
import { searchWords } from "./search-words.ts";

/** How long somebody does not type until they are answered, in milliseconds. */
const pause = 60;

export type Searcher = {
    /** Answers what the field says now. */
    readonly search: () => Promise<void>;
};

type Options = {
    /** Where the index is. */
    readonly address: string;
    readonly field: HTMLInputElement;
    /** Where it is said how many pages were found, for everybody to hear. */
    readonly status: HTMLElement;
    /** Where the results are shown. */
    readonly results: HTMLElement;
    /** How many pages are shown at most. */
    readonly most: number;
};

/** The language of this page. */
export const pageLanguage = (): Language => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : "gu";
};

/** Where a query has all its results, in a language. */
export const searchAddress = (language: Language, text: string): string =>
    `${pathOf(language, searchPlace)}?${new URLSearchParams({ q: text.slice(0, longestQuery) })}`;

/** Answers what is typed into a field from the index, which is fetched when it is first needed. */
export function searcher({ address, field, status, results, most }: Options): Searcher {
    const language = pageLanguage();
    const words = searchWords[language];
    let index: Promise<SearchIndex> | undefined;
    let timer: number | undefined;

    const say = (text: string, ...shown: readonly HTMLElement[]): void => {
        status.textContent = text;
        results.replaceChildren(...shown);
    };

    const show = (text: string, { count, pages }: Findings): void => {
        if (count === 0) say(fill(words.none, { query: text }), noResult(text, language));
        else say(countOf(count), resultList(pages, language), ...moreThan(text, count));
    };

    const countOf = (count: number): string => {
        if (count === 1) return words.one;
        return fill(count > most ? words.shown : words.found, { count: String(count), shown: String(most) });
    };

    const moreThan = (text: string, count: number): HTMLElement[] =>
        count > most ? [element("a", { class: "found-all", href: searchAddress(language, text) }, words.all)] : [];

    const retry = (): HTMLElement => {
        const button = element("button", { type: "button", class: "found-retry" }, words.retry);
        button.addEventListener("click", () => {
            field.focus();
            search();
        });
        return element("div", { class: "found-note" }, element("p", {}, words.reload), button);
    };

    const search = async (): Promise<void> => {
        const text = field.value.trim();
        if (import.meta.env.DEV) return say(words.dev);
        if (index === undefined) say(words.loading);
        try {
            index ??= loadIndex(address, language);
            const ready = await index;
            // Somebody who types on is answered then.
            if (text !== field.value.trim()) return;
            if (text === "") say("", element("p", { class: "found-note" }, words.hint));
            else show(text, find(ready, text, most));
        } catch (error) {
            console.info(error);
            index = undefined;
            say(words.failed, retry());
        }
    };

    field.addEventListener("input", () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(search, pause);
    });
    return { search };
}

/** What to try when nothing was found, and where else to look. */
function noResult(text: string, language: Language): HTMLElement {
    const words = searchWords[language];
    const other = language === "gu" ? "en" : "gu";
    return element(
        "div",
        { class: "found-note" },
        element("p", {}, words.noneHint),
        element("a", { href: searchAddress(other, text), hreflang: other }, words.otherLanguage),
    );
}
