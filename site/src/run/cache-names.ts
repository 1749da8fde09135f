/** The names of a site's caches, distinct from those of other sites on the same host. */

/** @param scope the site's base URL */
export const visitedCaches = (scope: string): string => `callsheet ${scope} visited `;

/** @param version the version of the service worker's files, which its cached pages belong to */
export const visitedCache = (scope: string, version: string): string => visitedCaches(scope) + version;

/** @param part `shared`, or a language */
export const keptCache = (scope: string, part: string): string => `callsheet ${scope} kept ${part}`;

/** The cache of the files that pages have fetched to run code. */
export const runCache = (scope: string): string => `callsheet ${scope} run`;
