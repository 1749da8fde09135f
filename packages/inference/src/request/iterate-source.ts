/** A source of items, which arrive in pieces, several items at a time. */
export type Source<Piece> = {
    /** Reads the next piece. */
    readonly read: () => Promise<Piece>;
    /**
     * Adds the items that a piece completes.
     * @returns whether more may follow
     * @throws after adding the items before one that cannot be read
     */
    readonly take: (piece: Piece) => boolean;
    /** Releases the source. */
    readonly end: () => Promise<void>;
};

/**
 * Iterates over the items of a source. The source is opened by the first `next()`, and read when no item is ready.
 *
 * It behaves like an async generator, but is faster: a generator takes every item through several promises, and an item
 * that is ready needs one. Concurrent `next()` calls are answered in order.
 *
 * @param open opens the source; gets the function that adds an item
 */
export function iterateSource<Piece, Item>(
    open: (add: (item: Item) => void) => Promise<Source<Piece>>,
): AsyncGenerator<Item, void, undefined> {
    /** The items that have arrived; those from `position` on are still to be returned. */
    let ready: IteratorYieldResult<Item>[] = [];
    let position = 0;
    let source: Source<Piece> | undefined;
    /** Whether the source has ended: the items that are ready are the last ones. */
    let isComplete = false;
    /** The error of the source, until the items before it have been returned. */
    let failure: { readonly error: unknown } | undefined;
    /** The number of calls without an answer, and the promise of the last one. */
    let waiting = 0;
    let last: Promise<unknown> = Promise.resolve();

    const add = (value: Item) => {
        ready.push({ value, done: false });
    };
    const end = async () => {
        isComplete = true;
        const opened = source;
        source = undefined;
        await opened?.end();
    };
    // Both decrement `waiting` before their promise settles, so that the following call can take the fast path.
    const next = async (): Promise<IteratorResult<Item, void>> => {
        try {
            while (position >= ready.length && !isComplete) {
                ready = [];
                position = 0;
                try {
                    source ??= await open(add);
                    isComplete = !source.take(await source.read());
                } catch (error) {
                    failure = { error };
                    isComplete = true;
                }
            }
            const item = ready[position++];
            if (item) return item;
            // Not earlier: the last items would wait for it.
            await end();
            if (!failure) return { value: undefined, done: true };
            const { error } = failure;
            failure = undefined;
            throw error;
        } finally {
            waiting -= 1;
        }
    };
    /** Ends the iteration, and discards the items that are ready. */
    const leave = async () => {
        try {
            ready = [];
            failure = undefined;
            await end();
        } finally {
            waiting -= 1;
        }
    };
    const enqueue = <Result>(answer: () => Promise<Result>): Promise<Result> => {
        waiting += 1;
        const promise = waiting === 1 ? answer() : last.then(answer, answer);
        last = promise;
        return promise;
    };
    const methods: Pick<AsyncGenerator<Item, void, undefined>, "next" | "return" | "throw"> = {
        next() {
            const item = waiting === 0 ? ready[position] : undefined;
            if (item === undefined) return enqueue(next);
            position += 1;
            return Promise.resolve(item);
        },
        return: (value) =>
            enqueue(async () => {
                await leave();
                return { value: await value, done: true };
            }),
        throw: (error) =>
            enqueue(async () => {
                await leave();
                throw error;
            }),
    };
    return Object.assign(Object.create(generatorPrototype()), methods);
}

/** The prototype of async generators, which makes them iterable and, where the platform supports it, disposable. */
const generatorPrototype = (): object => Object.getPrototypeOf(async function* () {}.prototype);
