import type { Language } from "../../languages.ts";

/** The path of the page that is shown in place of one that is not cached. */
export const offlinePlace = "offline";

/** The file of the offline page in the build. */
export const offlinePage = (language: Language): string => `${language}/${offlinePlace}.html`;

/**
 * The file of the build that a static host sends for a page's address.
 * @param path relative to the site's base path, without a leading slash
 */
export function pageFile(path: string): string {
    const page = path.replace(/\/$/, "");
    if (page === "") return "index.html";
    return page.endsWith(".html") ? page : `${page}.html`;
}

/**
 * The files that a page refers to by content hash: scripts, styles, fonts and the search index. Because of the hash,
 * the page gets exactly these files or none.
 *
 * @returns paths relative to the site's base path
 */
export const neededFiles = (html: string): string[] => [
    ...new Set(
        [...html.matchAll(/\/((?:_astro|search)\/[\w.-]+\.(?:js|css|woff2|svg|json))\b/g)].map(([, file = ""]) => file),
    ),
];

/** The Trusted Types policy that allows the service worker's script URL. */
export const workerPolicy = "callsheet-service-worker";

/** The message that tells a waiting worker to activate at once. */
export const takeOver = "take over";
