/**
 * The files of the site that a page names by what is in them: its scripts, styles and letters, and the index that it is
 * searched with. Each name holds a hash, so the page gets those files or none.
 *
 * @returns paths from where the site stands
 */
export const neededFiles = (html: string): string[] => [
    ...new Set(
        [...html.matchAll(/\/((?:_astro|search)\/[\w.-]+\.(?:js|css|woff2|svg|json))\b/g)].map(([, file = ""]) => file),
    ),
];
