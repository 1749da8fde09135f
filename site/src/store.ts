/** A value outside of React that components read by `useSyncExternalStore`. */
export type Store<Value> = {
    readonly now: () => Value;
    /** Takes a new value, and tells those who want to know. */
    readonly set: (value: Value) => void;
    /** @returns ends the telling */
    readonly subscribe: (tell: () => void) => () => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
    const listeners = new Set<() => void>();
    let value = initial;
    return {
        now: () => value,
        set(next) {
            value = next;
            for (const tell of listeners) tell();
        },
        subscribe(tell) {
            listeners.add(tell);
            return () => {
                listeners.delete(tell);
            };
        },
    };
}
