/** JSON-LD with schema.org types, for search engines. */
import type { Language } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { coursePlace, home, isChapter, type Place, pathOf } from "../routes.ts";
import type { PublishedPage, Step } from "./published-page.ts";

type Data = { readonly [name: string]: string | number | boolean | Data | readonly Data[] | readonly string[] };

export type Site = {
    readonly name: string;
    readonly description: string;
    /** The course's title. */
    readonly course: string;
    /** The path of the search page, which reads its query from `?q=`. */
    readonly search: string;
};

/** @param card the path of the page's Open Graph image */
export function structuredData(language: Language, page: PublishedPage, site: Site, card: string): Data {
    const graph =
        page.place === home
            ? [wholeSite(language, site), course(language, site)]
            : [{ ...about(language, page, site), ...common(language, page, card) }, breadcrumbs(language, page, site)];
    return { "@context": "https://schema.org", "@graph": graph };
}

/** JSON for a script element: nothing in it can end the element or begin a comment. */
export const jsonInHtml = (data: Data): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const addressOf = (language: Language, place: Place): string => publicAddress(pathOf(language, place));
const publisher: Data = { "@type": "Organization", name: "Callsheet" };

const siteOf = (language: Language, { name }: Site): Data => ({
    "@type": "WebSite",
    "@id": `${addressOf(language, home)}#site`,
    url: addressOf(language, home),
    name,
});

const wholeSite = (language: Language, site: Site): Data => ({
    ...siteOf(language, site),
    description: site.description,
    inLanguage: language,
    potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${publicAddress(site.search)}?q={words}` },
        "query-input": "required name=words",
    },
});

const course = (language: Language, { course: name, description }: Site): Data => ({
    "@type": "Course",
    "@id": addressOf(language, coursePlace),
    url: addressOf(language, coursePlace),
    name,
    description,
    inLanguage: language,
    isAccessibleForFree: true,
    provider: publisher,
});

/** The fields that every page has. */
const common = (language: Language, { place, description, changed }: PublishedPage, card: string): Data => ({
    "@id": addressOf(language, place),
    url: addressOf(language, place),
    description,
    inLanguage: language,
    image: publicAddress(card),
    isAccessibleForFree: true,
    publisher,
    ...(changed !== undefined && { dateModified: changed }),
});

/** The page's type, and what it is part of: search engines show a course and its chapters as such. */
function about(language: Language, { place, title }: PublishedPage, site: Site): Data {
    if (place === coursePlace) return course(language, site);
    if (!isChapter(place)) {
        return { "@type": "TechArticle", name: title, headline: title, isPartOf: siteOf(language, site) };
    }
    return {
        "@type": "LearningResource",
        name: title,
        learningResourceType: "tutorial",
        educationalLevel: "beginner",
        isPartOf: course(language, site),
    };
}

/** Breadcrumbs from the home page; headings without a page are left out. */
function breadcrumbs(language: Language, { place, title, above }: PublishedPage, { name }: Site): Data {
    const steps: readonly Step[] = [{ title: name, place: home }, ...above, { title, place }];
    return {
        "@type": "BreadcrumbList",
        itemListElement: steps
            .flatMap(({ title: name, place }) => (place === undefined ? [] : [{ name, place }]))
            .map(({ name, place }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name,
                item: addressOf(language, place),
            })),
    };
}
