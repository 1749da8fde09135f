import { type Language, languages } from "../../languages.ts";
import { coursePlace, glossaryPlace, snippets } from "../../routes.ts";
import { offlinePage } from "./offline-page.ts";

/** What a worker keeps for every reader, and what for those of a language, in the order in which it is fetched. */
export type KeptFiles = { readonly shared: readonly string[] } & { readonly [L in Language]: readonly string[] };

/**
 * Which files of the build a reader has at hand without a network: the course, its glossary, the generator with its data, and what they
 * are drawn and found with. A page comes after what it needs, so that wherever it is, all of it is.
 *
 * @param files of the build, as paths from its folder
 */
export function keptFiles(files: readonly string[]): KeptFiles {
    const ofLanguage = (language: Language): readonly string[] => {
        const own = files.filter((file) => isOf(language, file));
        const last = offlinePage(language);
        return [...own.filter((file) => !isPage(file)), ...own.filter(isPage).filter((file) => file !== last), last];
    };
    return { shared: files.filter(isShared), gu: ofLanguage("gu"), en: ofLanguage("en") };
}

const isPage = (file: string): boolean => file.endsWith(".html");

/**
 * Scripts, styles and letters, all of them: they are small, and every page is then whole; the catalogue; and what runs
 * JavaScript that imports nothing but our client. Other libraries, and Python, a page keeps once somebody has run them.
 */
const isShared = (file: string): boolean =>
    /^run\/(?:javascript|callsheet)\.\w+\.js$/.test(file) ||
    /^_astro\/[^/]+\.(?:js|css|woff2|svg)$/.test(file) ||
    /^catalogue\.\w+\.json$/.test(file) ||
    /^[^/]+\.svg$/.test(file);

const isOf = (language: Language, file: string): boolean =>
    [
        `${language}.html`,
        `${language}/${coursePlace}.html`,
        `${language}/${glossaryPlace}.html`,
        `${language}/${snippets}.html`,
        offlinePage(language),
    ].includes(file) ||
    [`${language}/${coursePlace}/`, `forms/${language}/`, `search/${language}.`].some(
        (start) => file.startsWith(start) && /\.(?:html|json)$/.test(file),
    ) ||
    (file === "index.html" && language === languages[0]);
