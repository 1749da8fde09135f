/** The entry points of a package that are published: all in its `exports` but `./internal/…`. */

/** @param exports the `exports` of a package.json in the repository: source files by subpath */
export const publishedEntries = (exports: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
    Object.entries(exports).filter(([subpath]) => !subpath.startsWith("./internal/"));
