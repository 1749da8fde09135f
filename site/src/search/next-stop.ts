/**
 * Where a key leads among stops, of which the first is the field and the others are the links below it.
 *
 * @param here the stop that has the focus, from 0; -1 where it is elsewhere
 * @param count how many stops there are
 * @returns undefined where the key leads nowhere
 */
export function nextStop(key: string, here: number, count: number): number | undefined {
    const last = count - 1;
    switch (key) {
        case "ArrowDown":
            return Math.min(here + 1, last);
        case "ArrowUp":
            return Math.max(here - 1, 0);
        // In the field these go through its text.
        case "Home":
            return here > 0 ? 1 : undefined;
        case "End":
            return here > 0 ? last : undefined;
        default:
            return undefined;
    }
}
