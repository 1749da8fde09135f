/** The libraries that programs in the page may import. */
export const libraryNames = ["openai", "@huggingface/inference", "@callsheet/inference"] as const;

export type LibraryName = (typeof libraryNames)[number];

/** The library that a specifier is of: ours has parts with names of their own, all of which its one file holds. */
export const libraryOf = (specifier: string): LibraryName | undefined =>
    libraryNames.find(
        (name) => specifier === name || (name === "@callsheet/inference" && specifier.startsWith(`${name}/`)),
    );

/** The libraries that a program seems to import. One that it only speaks of is fetched in vain, and does no harm. */
export const librariesIn = (code: string): LibraryName[] =>
    libraryNames.filter((name) =>
        [...code.matchAll(/(?:from|import)\s*\(?\s*(["'])([^"']+)\1/g)].some(
            ([, , specifier = ""]) => libraryOf(specifier) === name,
        ),
    );
