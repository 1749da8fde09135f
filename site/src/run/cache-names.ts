/** The caches of a site, apart from those of another on the same host. */

/** @param scope the address that the site stands at */
export const visitedCaches = (scope: string): string => `callsheet ${scope} visited `;

/** @param version what the worker's files are, of which the pages in it are */
export const visitedCache = (scope: string, version: string): string => visitedCaches(scope) + version;

/** @param part `shared`, or a language */
export const keptCache = (scope: string, part: string): string => `callsheet ${scope} kept ${part}`;

/** Where pages keep what they have fetched to run code. */
export const runCache = (scope: string): string => `callsheet ${scope} run`;
