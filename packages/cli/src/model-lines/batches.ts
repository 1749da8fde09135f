/** Splits incoming bytes into batches of whole lines. */

/** Consecutive lines, each with its line feed; the last line of the input may have none. */
export type Batch = {
    /** The number of the first line, counted from 1. */
    readonly first: number;
    readonly bytes: Uint8Array;
};

/** The longest line in bytes, without its line feed: 1 MiB. The Hub's longest, with thousands of tags, have a tenth. */
export const maxLineLength = 1024 * 1024;

/** The size of a full batch: large enough to be worth sending to another thread, small enough to keep in memory. */
const full = { lines: 64, bytes: 64 * 1024 };

export const lineFeed = 0x0a;

/**
 * Yields whole lines as soon as they arrive: a batch never waits for the next piece of the input. A line that is too
 * long is cut to one byte more than allowed, which marks it as too long.
 */
export async function* batchesOf(pieces: AsyncIterable<Uint8Array | string>): AsyncGenerator<Batch, void, undefined> {
    let first = 1;
    let lines = 0;
    let held: Uint8Array[] = [];
    let heldBytes = 0;
    let lineBytes = 0;
    const hold = (bytes: Uint8Array) => {
        const start = bytes.subarray(0, Math.max(0, maxLineLength + 1 - lineBytes));
        lineBytes += bytes.length;
        heldBytes += start.length;
        if (start.length > 0) held.push(start);
    };
    const take = (): Batch => {
        const batch = { first, bytes: Buffer.concat(held) };
        first += lines;
        lines = 0;
        held = [];
        heldBytes = 0;
        return batch;
    };
    for await (const piece of pieces) {
        const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
        let from = 0;
        for (let end = bytes.indexOf(lineFeed); end !== -1; end = bytes.indexOf(lineFeed, from)) {
            hold(bytes.subarray(from, end));
            held.push(lineEnd);
            heldBytes++;
            lineBytes = 0;
            lines++;
            from = end + 1;
            if (lines === full.lines || heldBytes >= full.bytes) yield take();
        }
        if (lines > 0) yield take();
        hold(bytes.subarray(from));
    }
    if (heldBytes > 0) yield take();
}

const lineEnd = Uint8Array.of(lineFeed);

/**
 * Processes up to `maxAtOnce` items concurrently and yields the results in the order of the items. Requests the next item
 * when there is room, and yields a finished result at once, even while the next item is pending.
 */
export async function* inOrder<Item, Result>(
    items: AsyncIterable<Item>,
    work: (item: Item) => Promise<Result>,
    maxAtOnce: number,
): AsyncGenerator<Result, void, undefined> {
    const iterator = items[Symbol.asyncIterator]();
    const begun: Promise<Result>[] = [];
    let next: Promise<IteratorResult<Item, unknown>> | undefined;
    let isAtEnd = false;
    try {
        while (!isAtEnd || begun.length > 0) {
            if (!isAtEnd && begun.length < maxAtOnce) next ??= iterator.next();
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
