/** Fewer items that stand for all: a set cover, made greedily. */

/**
 * Items that have among them every property that any item has, in their order.
 *
 * @param items those to choose from
 * @param propertiesOf what is to be covered of an item, each once
 * @returns few of them; each has a property that was not covered when it was chosen
 */
export function coverOf<Item>(
    items: readonly Item[],
    propertiesOf: (item: Item) => readonly string[],
): readonly Item[] {
    const open = new Map(items.map((item) => [item, new Set(propertiesOf(item))]));
    const covered = new Set<string>();
    const chosen = new Set<Item>();
    // Items by how much they added when somebody last looked: that only becomes less.
    const byGain: Item[][] = [];
    const place = (item: Item, gain: number) => {
        byGain[gain] = [...(byGain[gain] ?? []), item];
    };
    const byFirstGain = Map.groupBy(items, (item) => open.get(item)?.size ?? 0);
    for (const [gain, some] of byFirstGain) byGain[gain] = some;
    for (let gain = byGain.length - 1; gain > 0; gain -= 1) {
        for (const item of byGain[gain] ?? []) {
            const rest = (open.get(item) ?? new Set()).difference(covered);
            if (rest.size < gain) {
                open.set(item, rest);
                place(item, rest.size);
                continue;
            }
            chosen.add(item);
            for (const property of rest) covered.add(property);
        }
    }
    return items.filter((item) => chosen.has(item));
}
