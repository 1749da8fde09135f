/**
 * Processes up to `most` items concurrently and yields the results in the order of the items. Requests the next item
 * when there is room, and yields a finished result at once, even while the next item is pending.
 */
export async function* inOrder<Item, Result>(
    items: AsyncIterable<Item>,
    work: (item: Item) => Promise<Result>,
    most: number,
): AsyncGenerator<Result, void, undefined> {
    const iterator = items[Symbol.asyncIterator]();
    const begun: Promise<Result>[] = [];
    let next: Promise<IteratorResult<Item, unknown>> | undefined;
    let isAtEnd = false;
    try {
        while (!isAtEnd || begun.length > 0) {
            if (!isAtEnd && begun.length < most) next ??= iterator.next();
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
                isAtEnd = true;
                continue;
            }
            const result = work(came.item.value);
            // It is awaited in its turn; until then a rejection must not count as unhandled.
            result.catch(() => undefined);
            begun.push(result);
        }
    } finally {
        if (!isAtEnd) await iterator.return?.();
    }
}
