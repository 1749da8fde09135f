/** The reader's own token. It is only in memory, and only as long as the page is open. */

/** All panels of the page share the token. */
const store = createStore("");

export const {
    /** Sets the token; "" clears it. */
    set: setToken,
    /** The token as typed. */
    now: typedToken,
    subscribe: onToken,
} = store;

// The back/forward cache may keep a page alive after the reader has left, so we clear the token before.
if (typeof window !== "undefined") window.addEventListener("pagehide", () => setToken(""));

/** The token without surrounding spaces; undefined if there is none. */
export const givenToken = (): string | undefined => typedToken().trim() || undefined;

/** A value outside React that components read with `useSyncExternalStore`. */
type Store<Value> = {
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
