import { matrix } from "@callsheet/snippets";

/** The number of lines in the matrix by client, such as `js/fetch`: a library may exist in two languages. */
export type Counts = ReadonlyMap<string, number>;

let known: Counts | undefined;

/** Counts all lines. This takes a second or two, so it is done once per build. */
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
