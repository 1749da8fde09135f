/** A value outside React that components read with `useSyncExternalStore`. */
export type Store<Value> = {
    readonly now: () => Value;
    /** Sets the value and notifies the subscribers. */
    readonly set: (value: Value) => void;
    /** @returns a function that unsubscribes */
    readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
    const listeners = new Set<() => void>();
    let value = initial;
    return {
        now: () => value,
        set(next) {
            value = next;
            for (const listener of listeners) listener();
        },
        subscribe(listener) {
            listeners.add(listener);
            return () => {
                listeners.delete(listener);
            };
        },
    };
}
