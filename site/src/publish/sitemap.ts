import { type Language, languages } from "../languages.ts";
import { publicAddress } from "../publication.ts";
import { pathOf } from "../routes.ts";
import { type Alternate, alternatesOf } from "./alternates.ts";
import type { PublishedPage, PublishedPages } from "./published-page.ts";
import { xmlText } from "./xml.ts";

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
