/** Batches that come one after the other, and how what is in them is read. */
export type Batches<Raw extends object, Item> = {
    readonly batches: AsyncIterable<readonly Raw[]>;
    readonly read: (raw: Raw) => Item;
};

/**
 * The items of batches: each is read, and the next batch fetched, only when it is asked for; so is all of it opened.
 *
 * It is an async generator whose `next` has a shorter way. A generator takes every item through several promises; what
 * is in the batch already needs one. Who asks while others wait, waits behind them.
 */
export function itemsOf<Raw extends object, Item>(
    open: () => Promise<Batches<Raw, Item>>,
): AsyncGenerator<Item, void, undefined> {
    let batch: readonly Raw[] = [];
    let place = 0;
    /** How many have asked the generator and have no answer. */
    let waiting = 0;
    let take = (): { readonly value: Item; readonly done: false } | undefined => undefined;
    async function* walk(): AsyncGenerator<Item, void, undefined> {
        const { batches, read } = await open();
        take = () => {
            const raw = batch[place++];
            return raw && { value: read(raw), done: false };
        };
        for await (batch of batches) {
            place = 0;
            for (let item = take(); item; item = take()) {
                waiting--;
                yield item.value;
            }
        }
    }
    const items = walk();
    const { next, return: leave, throw: fail } = items;
    items.next = () => {
        try {
            const item = waiting === 0 ? take() : undefined;
            if (item) return Promise.resolve(item);
        } catch (error) {
            return items.throw(error);
        }
        waiting++;
        return next.call(items);
    };
    // After these there is nothing more to be had, whatever is left of a batch.
    items.return = (value) => {
        waiting = Number.POSITIVE_INFINITY;
        return leave.call(items, value);
    };
    items.throw = (error) => {
        waiting = Number.POSITIVE_INFINITY;
        return fail.call(items, error);
    };
    return items;
}
