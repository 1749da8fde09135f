import { matrix } from "@callsheet/snippets";

/** How many lines the matrix has, by client: `js/fetch`, for a library may be there in two languages. */
export type Counts = ReadonlyMap<string, number>;

let known: Counts | undefined;

/** Counts every line, which takes a second or two: once in a build. */
export function countLines(): Counts {
    known ??= counted();
    return known;
}

function counted(): Counts {
    const counts = new Map<string, number>();
    for (const { language, client } of matrix()) {
        const key = `${language}/${client}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}
