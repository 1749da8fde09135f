/** Telling a misspelt name from one that is merely unknown. */

/**
 * The name that was most likely meant: the same but for case and underscores, or, of a name that is long enough to
 * tell, but for a letter or two. Unknown names that only resemble one (`top_k`, `min_tokens`) are none of these.
 */
export function nearestName(given: string, names: readonly string[]): string | undefined {
    const bare = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, "");
    return (
        names.find((name) => bare(name) === bare(given)) ?? names.find((name) => isMisspelling(bare(given), bare(name)))
    );
}

const enoughForOne = 6;
const enoughForTwo = 9;

function isMisspelling(given: string, name: string): boolean {
    if (given.length < enoughForOne) return false;
    const off = distance(given, name);
    return off <= 1 || (off === 2 && given.length >= enoughForTwo && given.slice(0, 3) === name.slice(0, 3));
}

/** How many letters must be put in, left out, replaced or swapped with the next to make one text of the other. */
function distance(one: string, other: string): number {
    let beforeLast: number[] = [];
    let last = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let row = 1; row <= one.length; row++) {
        const next = [row];
        for (let column = 1; column <= other.length; column++) {
            const [here, there] = [one[row - 1], other[column - 1]];
            const swapped = row > 1 && column > 1 && here === other[column - 2] && one[row - 2] === there;
            next.push(
                Math.min(
                    at(last, column) + 1,
                    at(next, column - 1) + 1,
                    at(last, column - 1) + (here === there ? 0 : 1),
                    swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
                ),
            );
        }
        [beforeLast, last] = [last, next];
    }
    return at(last, other.length);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
