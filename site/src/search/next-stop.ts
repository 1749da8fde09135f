/**
 * The stop that a key moves the focus to. The first stop is the field, the others are the links below it.
 *
 * @param here the index of the focused stop; -1 if none is focused
 * @param count the number of stops
 * @returns undefined if the key does not move the focus
 */
export function nextStop(key: string, here: number, count: number): number | undefined {
    const last = count - 1;
    switch (key) {
        case "ArrowDown":
            return Math.min(here + 1, last);
        case "ArrowUp":
            return Math.max(here - 1, 0);
        // In the field these keys move the caret.
        case "Home":
            return here > 0 ? 1 : undefined;
        case "End":
            return here > 0 ? last : undefined;
        default:
            return undefined;
    }
}
