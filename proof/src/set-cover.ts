/** A greedy set cover. */

/**
 * Chooses a small subset of items that still has every property any item has.
 *
 * @param items the items to choose from
 * @param propertiesOf the properties of an item that must be covered
 * @returns the chosen items, in their original order; each added at least one new property when it was chosen
 */
export function setCover<Item>(
    items: readonly Item[],
    propertiesOf: (item: Item) => readonly string[],
): readonly Item[] {
    const covered = new Set<string>();
    const chosen = new Set<Item>();
    type Waiting = { readonly item: Item; readonly open: readonly string[] };
    // Buckets by the number of uncovered properties at the last check. That number can only fall.
    const waiting: Waiting[][] = [];
    const wait = ({ item, open }: Waiting) => {
        waiting[open.length] ??= [];
        waiting[open.length]?.push({ item, open });
    };
    for (const item of items) wait({ item, open: [...new Set(propertiesOf(item))] });
    for (let gain = waiting.length - 1; gain > 0; gain -= 1) {
        for (const { item, open } of waiting[gain] ?? []) {
            const still = open.filter((property) => !covered.has(property));
            if (still.length < gain) {
                wait({ item, open: still });
                continue;
            }
            chosen.add(item);
            for (const property of still) covered.add(property);
        }
    }
    return items.filter((item) => chosen.has(item));
}
