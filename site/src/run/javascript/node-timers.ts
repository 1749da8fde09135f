/** Node's timers: objects that keep the program running until they have fired, are cleared, or are unreferenced. */

type Native = {
    readonly setTimeout: (callback: () => void, milliseconds?: number) => number;
    readonly setInterval: (callback: () => void, milliseconds?: number) => number;
    readonly clear: (timer: number) => void;
};

/** The browser's timers, saved before a program can replace them. */
const native: Native = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    // `clearTimeout` clears intervals, too.
    clear: globalThis.clearTimeout.bind(globalThis),
};

type Callback = (...args: unknown[]) => void;

/** The object that Node's `setTimeout` returns. */
class Timeout {
    readonly #timers: Set<Timeout>;
    readonly #number: number;
    #isHolding = true;

    constructor(timers: Set<Timeout>, start: (done: () => void) => number) {
        this.#timers = timers;
        timers.add(this);
        this.#number = start(() => timers.delete(this));
    }
    get holds(): boolean {
        return this.#isHolding;
    }
    hasRef(): boolean {
        return this.#isHolding;
    }
    ref(): this {
        this.#isHolding = true;
        return this;
    }
    unref(): this {
        this.#isHolding = false;
        return this;
    }
    close(): this {
        native.clear(this.#number);
        this.#timers.delete(this);
        return this;
    }
    [Symbol.toPrimitive](): number {
        return this.#number;
    }
    [Symbol.dispose](): void {
        this.close();
    }
}

export function nodeTimers() {
    const timers = new Set<Timeout>();
    const setTimeout = (callback: Callback, milliseconds?: number, ...args: unknown[]): Timeout =>
        new Timeout(timers, (done) =>
            native.setTimeout(() => {
                done();
                callback(...args);
            }, milliseconds),
        );
    const setInterval = (callback: Callback, milliseconds?: number, ...args: unknown[]): Timeout =>
        new Timeout(timers, () => native.setInterval(() => callback(...args), milliseconds));
    const setImmediate = (callback: Callback, ...args: unknown[]): Timeout => setTimeout(callback, 0, ...args);
    const clear = (timer?: Timeout | number): void => {
        if (timer instanceof Timeout) timer.close();
        else for (const one of timers) if (Number(one) === timer) one.close();
    };
    const global = {
        setTimeout,
        setInterval,
        setImmediate,
        clearTimeout: clear,
        clearInterval: clear,
        clearImmediate: clear,
    };

    type Options = { readonly signal?: AbortSignal };
    const wait = <Value>(milliseconds?: number, value?: Value, { signal }: Options = {}): Promise<Value | undefined> =>
        new Promise((resolve, reject) => {
            signal?.throwIfAborted();
            const timer = setTimeout(() => resolve(value), milliseconds);
            signal?.addEventListener("abort", () => {
                timer.close();
                reject(signal.reason);
            });
        });
    const promises = {
        setTimeout: wait,
        setImmediate: <Value>(value?: Value) => wait(0, value),
        async *setInterval<Value>(milliseconds?: number, value?: Value) {
            while (true) yield await wait(milliseconds, value);
        },
        scheduler: { wait: (milliseconds: number) => wait(milliseconds) },
    };

    return { global, promises, holds: (): boolean => [...timers].some((timer) => timer.holds) };
}
