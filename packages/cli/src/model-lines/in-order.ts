/**
 * What becomes of each item, in the order of the items, while up to `most` of them are worked on. The next item is asked
 * for when there is room, and what is ready is given at once, however long the next item takes to come.
 */
export async function* inOrder<Item, Result>(
    items: AsyncIterable<Item>,
    work: (item: Item) => Promise<Result>,
    most: number,
): AsyncGenerator<Result, void, undefined> {
    const iterator = items[Symbol.asyncIterator]();
    const begun: Promise<Result>[] = [];
    let next: Promise<IteratorResult<Item, unknown>> | undefined;
    let ended = false;
    try {
        while (!ended || begun.length > 0) {
            if (!ended && begun.length < most) next ??= iterator.next();
            const [oldest] = begun;
            const came = await Promise.race([
                ...(oldest ? [oldest.then((result) => ({ result }))] : []),
                ...(next ? [next.then((item) => ({ item }))] : []),
            ]);
            if ("result" in came) {
                begun.shift();
                yield came.result;
                continue;
            }
            next = undefined;
            if (came.item.done) {
                ended = true;
                continue;
            }
            const result = work(came.item.value);
            // It is waited for in its turn; until then a failure is no surprise.
            result.catch(() => undefined);
            begun.push(result);
        }
    } finally {
        if (!ended) await iterator.return?.();
    }
}
