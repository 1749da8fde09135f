import { fallbackLanguage, type Language, languages } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { feedOf, home, type Place, pathOf } from "../routes.ts";
import type { PublishedPage, PublishedPages } from "./published-page.ts";

/** The sitemap for search engines, with each page's alternates in other languages. See sitemaps.org. */
export function sitemap(pages: PublishedPages): string {
    const urls = languages.flatMap((language) => pages[language].map((page) => url(language, page)));
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...urls,
        "</urlset>",
        "",
    ].join("\n");
}

const url = (language: Language, { place, changed }: PublishedPage): string =>
    [
        "<url>",
        `<loc>${xmlText(publicAddress(pathOf(language, place)))}</loc>`,
        ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
        ...alternatesOf(place).map(link),
        "</url>",
    ].join("");

const link = ({ language, address }: Alternate): string =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`;

/** The text of robots.txt, which allows everything. @param address the public address of the sitemap */
export const robots = (address: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${address}\n`;

type Alternate = { readonly language: Language | "x-default"; readonly address: string };

/** The addresses of a page in every language, and the default for other languages (`x-default`). */
export const alternatesOf = (place: Place): readonly Alternate[] =>
    [
        ...languages.map((language) => ({ language, of: language })),
        { language: "x-default" as const, of: fallbackLanguage },
    ].map(({ language, of }) => ({ language, address: publicAddress(pathOf(of, place)) }));

/** How many changes the feed holds: enough for a reader who was away for a season. */
const newest = 30;

type Words = { readonly title: string; readonly subtitle: string };

type Change = PublishedPage & { readonly changed: string };

/**
 * The pages that changed last, newest first, as an Atom feed (RFC 4287). Pages that only change with their parent are
 * left out, or a new model would cause three hundred entries.
 * @param built when the site was built, as an ISO date: the feed's date if no page has one
 */
export function feed(language: Language, pages: readonly PublishedPage[], words: Words, built: string): string {
    const changes = pages
        .filter((page): page is Change => page.changed !== undefined && !page.changesWithParent)
        .sort((one, other) => Date.parse(other.changed) - Date.parse(one.changed))
        .slice(0, newest);
    const address = publicAddress(pathOf(language, home));
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
        `<id>${xmlText(address)}</id>`,
        `<title>${xmlText(words.title)}</title>`,
        `<subtitle>${xmlText(words.subtitle)}</subtitle>`,
        `<link rel="self" type="application/atom+xml" href="${xmlText(publicAddress(feedOf(language)))}"/>`,
        `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
        `<updated>${changes[0]?.changed ?? built}</updated>`,
        "<author><name>Callsheet</name></author>",
        ...changes.map((change) => entry(language, change)),
        "</feed>",
        "",
    ].join("\n");
}

function entry(language: Language, { place, title, description, above, changed }: Change): string {
    const address = publicAddress(pathOf(language, place));
    const category = above.at(-1)?.title;
    return [
        "<entry>",
        // Feed readers show each id once, so each change of a page has its own.
        `<id>${xmlText(`${address}#${changed}`)}</id>`,
        `<title>${xmlText(title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xmlText(address)}"/>`,
        `<updated>${changed}</updated>`,
        ...(category === undefined ? [] : [`<category term="${xmlText(category)}"/>`]),
        `<summary>${xmlText(description)}</summary>`,
        "</entry>",
    ].join("");
}

const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&apos;",
};

/** What XML cannot represent even when escaped: most control characters, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for XML, as element content or as an attribute value. */
export const xmlText = (text: string): string =>
    text.replaceAll(forbidden, "").replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
