/** The libraries that programs in the page may import. */
const libraryNames = ["openai", "@huggingface/inference", "@callsheet/inference"] as const;

export type LibraryName = (typeof libraryNames)[number];

/** The library that a specifier belongs to. Our own has several entry points, all in one bundle. */
export const libraryOf = (specifier: string): LibraryName | undefined =>
    libraryNames.find(
        (name) => specifier === name || (name === "@callsheet/inference" && specifier.startsWith(`${name}/`)),
    );

/** The libraries that a program seems to import. A false match in a comment only costs a needless download. */
export const librariesIn = (code: string): LibraryName[] =>
    libraryNames.filter((name) =>
        [...code.matchAll(/(?:from|import)\s*\(?\s*(["'])([^"']+)\1/g)].some(
            ([, , specifier = ""]) => libraryOf(specifier) === name,
        ),
    );
