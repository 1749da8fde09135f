/** Where items come from: several at a time, out of pieces that arrive. */
export type Source<Piece> = {
    /** The next piece, whatever it holds. */
    readonly read: () => Promise<Piece>;
    /**
     * Adds the items that a piece ends.
     * @returns whether more may come
     * @throws behind the items that it has added, where one cannot be read
     */
    readonly take: (piece: Piece) => boolean;
    /** Lets go of what the items come from. */
    readonly end: () => Promise<void>;
};

/**
 * The items of a source, one by one: it is opened when the first is asked for, and read on when none is left.
 *
 * It behaves as an async generator does, and is none: a generator takes every item through several promises, and what
 * is there already needs one. Who asks while others wait, waits behind them.
 *
 * @param open gets the function that adds an item
 */
export function itemsOf<Piece, Item>(
    open: (add: (item: Item) => void) => Promise<Source<Piece>>,
): AsyncGenerator<Item, void, undefined> {
    /** What has come and nobody has asked for yet: from `place` on. */
    let ready: IteratorYieldResult<Item>[] = [];
    let place = 0;
    let source: Source<Piece> | undefined;
    let hasEnded = false;
    /** What the source broke with, until those who ask have had what came before. */
    let failure: { readonly error: unknown } | undefined;
    /** How many have asked and have no answer, and the last answer that was promised. */
    let waiting = 0;
    let last: Promise<unknown> = Promise.resolve();

    const add = (value: Item) => {
        ready.push({ value, done: false });
    };
    const end = async () => {
        hasEnded = true;
        await source?.end();
        source = undefined;
    };
    // Both count themselves out before their promise is settled: who asks next has a shorter way.
    const next = async (): Promise<IteratorResult<Item, void>> => {
        try {
            while (place >= ready.length && !hasEnded) {
                ready = [];
                place = 0;
                try {
                    source ??= await open(add);
                    if (source.take(await source.read())) continue;
                } catch (error) {
                    failure = { error };
                }
                await end();
            }
            const item = ready[place++];
            if (item) return item;
            if (!failure) return { value: undefined, done: true };
            const { error } = failure;
            failure = undefined;
            throw error;
        } finally {
            waiting -= 1;
        }
    };
    /** After it there is nothing more to be had, whatever has come already. */
    const leave = async () => {
        try {
            ready = [];
            failure = undefined;
            await end();
        } finally {
            waiting -= 1;
        }
    };
    const inTurn = <Result>(answer: () => Promise<Result>): Promise<Result> => {
        waiting += 1;
        const promise = waiting === 1 ? answer() : last.then(answer, answer);
        last = promise;
        return promise;
    };
    const methods: Pick<AsyncGenerator<Item, void, undefined>, "next" | "return" | "throw"> = {
        next() {
            const item = waiting === 0 ? ready[place] : undefined;
            if (item === undefined) return inTurn(next);
            place += 1;
            return Promise.resolve(item);
        },
        return: (value) =>
            inTurn(async () => {
                await leave();
                return { value: await value, done: true };
            }),
        throw: (error) =>
            inTurn(async () => {
                await leave();
                throw error;
            }),
    };
    return Object.assign(Object.create(generatorPrototype()), methods);
}

/** What all async generators have: that they are iterated, and disposed of where the platform knows that. */
const generatorPrototype = (): object => Object.getPrototypeOf(async function* () {}.prototype);
