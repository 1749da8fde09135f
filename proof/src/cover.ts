/** Fewer items that stand for all: a set cover, made greedily. */

/**
 * Items that have among them every property that any item has, in their order.
 *
 * @param items those to choose from
 * @param propertiesOf what is to be covered of an item
 * @returns few of them; each has a property that was not covered when it was chosen
 */
export function coverOf<Item>(
    items: readonly Item[],
    propertiesOf: (item: Item) => readonly string[],
): readonly Item[] {
    const covered = new Set<string>();
    const chosen = new Set<Item>();
    type Waiting = { readonly item: Item; readonly open: readonly string[] };
    // By how much they added when somebody last looked, which only becomes less.
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
