/** llms.txt: an overview of the site for language models, see llmstxt.org. */
import { factsOfLanguage, fallbackLanguage, inEveryLanguage, type Language, languages } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { fileAt, home, markdownOf, modelsPlace, pathOf } from "../routes.ts";
import { strings } from "../words/strings.ts";
import type { PublishedPage, PublishedPages } from "./published-page.ts";

/** The path of the file with all text of a language, except the models' pages. */
export const wholeText = inEveryLanguage((language) =>
    language === fallbackLanguage ? "/llms-full.txt" : `/llms-full-${language}.txt`,
);

/** Lists the English pages by parts of the site map, with links to their Markdown, then the book in Gujarati. */
export function llms(pages: PublishedPages): string {
    const { home: words, map } = strings.en;
    const english = pages.en.filter(({ isModel, place }) => !isModel && place !== home);
    const names = new Intl.ListFormat("en").format(languages.toReversed().map((id) => factsOfLanguage(id).englishName));
    const parts = Map.groupBy(english, ({ above }) => above[0]?.title ?? map.lookUp);
    return [
        "# Callsheet",
        `> ${words.title}. ${words.description}`,
        [
            "Callsheet is a course, a generator of snippets, and a reference of tasks, providers, models and errors; all of",
            `it in ${names}. Every snippet has been run with the real libraries.`,
        ].join(" "),
        [
            "- The text of a page is at its address with `.md` after it.",
            `- The whole text in English: ${publicAddress(fileAt(wholeText.en))}`,
            `- The page of a model: ${publicAddress(pathOf("en", modelsPlace))}/{owner}/{name}.md`,
        ].join("\n"),
        ...[...parts].map(([title, those]) => section(title, "en", those)),
        ...languages
            .filter((language) => language !== fallbackLanguage)
            .map((language) => bookSection(language, pages)),
        "",
    ].join("\n\n");
}

function bookSection(language: Language, pages: PublishedPages): string {
    const { englishName } = factsOfLanguage(language);
    return section(`In ${englishName} (${strings[language].home.title})`, language, bookIn(language, pages), [
        `- [The whole text in ${englishName}](${publicAddress(fileAt(wholeText[language]))})`,
    ]);
}

/** The home page and the pages under "Learn". */
function bookIn(language: Language, pages: PublishedPages): readonly PublishedPage[] {
    const { learn } = strings[language].map;
    return pages[language].filter(({ place, above }) => place === home || above[0]?.title === learn);
}

const section = (
    title: string,
    language: Language,
    pages: readonly PublishedPage[],
    more: readonly string[] = [],
): string => [`## ${title}\n`, ...pages.map((page) => item(language, page)), ...more].join("\n");

const item = (language: Language, { place, title, description }: PublishedPage): string =>
    `- [${title}](${publicAddress(markdownOf(language, place))}): ${description}`;
