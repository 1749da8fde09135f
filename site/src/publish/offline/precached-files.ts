import { firstLanguage, inEveryLanguage, type Language } from "../../languages.ts";
import { coursePlace, glossaryPlace, snippets } from "../../routes.ts";
import { offlinePage } from "./page-files.ts";

/** The files that the worker precaches for every reader and for readers of each language, in fetch order. */
export type PrecachedFiles = { readonly shared: readonly string[] } & { readonly [L in Language]: readonly string[] };

/**
 * The files of the build that are available offline: the course, its glossary, the generator with its data, and their
 * scripts, styles, fonts and search index. A page comes after the files that it needs, so a cached page is complete.
 *
 * @param files of the build, as relative paths
 */
export function precachedFiles(files: readonly string[]): PrecachedFiles {
    const ofLanguage = (language: Language): readonly string[] => {
        const own = files.filter((file) => isOf(language, file));
        const last = offlinePage(language);
        return [...own.filter((file) => !isPage(file)), ...own.filter(isPage).filter((file) => file !== last), last];
    };
    return { shared: files.filter(isShared), ...inEveryLanguage(ofLanguage) };
}

const isPage = (file: string): boolean => file.endsWith(".html");

/**
 * All scripts, styles and fonts, since they are small and complete every page; the catalogue; and the files that run
 * JavaScript which imports only our client. A page caches other libraries and Python after their first run.
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
    (file === "index.html" && language === firstLanguage);
