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
