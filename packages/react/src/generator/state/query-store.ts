/**
 * The query of the call, as a store that React reads: the only state of the generator. It is kept in the URL of the page
 * or in memory. Updating a URL is slower than showing a keystroke, and browsers limit how often a page may do it, so
 * typed changes are written when the reader pauses.
 */
import { defaultTask } from "@callsheet/snippets/query";

/** The query with its `?`, or the empty string: as in `location.search`. */
export type QueryStore = {
    /** The query of the current state, which may not be written yet. */
    readonly now: () => string;
    /** The query as of the last pause. */
    readonly readPlace: () => string;
    /** Whether the last change was typed rather than chosen. */
    readonly isTyped: () => boolean;
    /** Typing replaces the current history entry; a choice adds a new one. */
    readonly navigate: (query: string, how: "push" | "replace") => void;
    /** @returns a function that unsubscribes */
    readonly subscribe: (listener: () => void) => () => void;
};

/** Where a query is written. */
type Place = {
    readonly read: () => string;
    readonly write: (query: string, how: "push" | "replace") => void;
    /** Calls `write` before somebody else may read the place, and `moved` when somebody else has written it. */
    readonly listen: (write: () => void, moved: () => void) => () => void;
};

/** How long after the last keystroke a query is written, in milliseconds. */
const pause = 250;

/** The query of the page's URL. @param initial stands for a URL without a query */
export const urlStore = (initial: string): QueryStore =>
    createQueryStore({
        read: () => window.location.search || initial,
        write: (query, how) => {
            const { pathname, hash } = window.location;
            // A call of all defaults has no query, which may stand for another call.
            const search = query || (initial && `?task=${defaultTask}`);
            window.history[how === "push" ? "pushState" : "replaceState"](null, "", pathname + search + hash);
        },
        listen: (write, moved) => {
            // Before the reader can use the URL: to copy the address, switch the language, or come back later.
            const early = ["focusout", "pagehide"] as const;
            for (const event of early) window.addEventListener(event, write);
            window.addEventListener("popstate", moved);
            return () => {
                for (const event of early) window.removeEventListener(event, write);
                window.removeEventListener("popstate", moved);
            };
        },
    });

/** A query that is forgotten with the page. */
export function memoryStore(initial: string): QueryStore {
    let current = initial;
    return createQueryStore({
        read: () => current,
        write: (query) => {
            current = query;
        },
        listen: () => () => undefined,
    });
}

function createQueryStore({ read, write: put, listen }: Place): QueryStore {
    const listeners = new Set<() => void>();
    let unwritten: string | undefined;
    let isTyped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;

    const notify = () => {
        for (const listener of listeners) listener();
    };
    const discard = () => {
        clearTimeout(timer);
        unwritten = undefined;
        notify();
    };
    const write = () => {
        if (unwritten === undefined) return;
        put(unwritten, "replace");
        discard();
    };
    // After going back or forward, the query of that history entry is the state.
    const moved = () => {
        isTyped = false;
        discard();
    };
    return {
        now: () => unwritten ?? read(),
        readPlace: read,
        isTyped: () => isTyped,
        navigate(query, how) {
            isTyped = how === "replace";
            if (how === "push") {
                write();
                put(query, "push");
            } else {
                clearTimeout(timer);
                unwritten = query;
                timer = setTimeout(write, pause);
            }
            notify();
        },
        subscribe(listener) {
            if (listeners.size === 0) stop = listen(write, moved);
            listeners.add(listener);
            return () => {
                listeners.delete(listener);
                if (listeners.size === 0) stop?.();
            };
        },
    };
}
