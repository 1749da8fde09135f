/**
 * The query of the page's URL, as a store that React reads. To write a URL takes the browser longer than to show a letter,
 * and it refuses to be told one for each letter: what is typed is written when there is time.
 */
const listeners = new Set<() => void>();

/** What the URL does not say yet. */
let unwritten: string | undefined;
let waiting: (() => void) | undefined;

export function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
        window.addEventListener("popstate", forget);
        // Whoever goes elsewhere finds it written: in the address, in a link to another language, when they come back.
        window.addEventListener("focusout", write);
        window.addEventListener("pagehide", write);
    }
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
    };
}

export const current = (): string => unwritten ?? window.location.search;

/** Typing changes the page's place in the history; a choice makes a new one, which Back returns from. */
export function visit(search: string, how: "push" | "replace"): void {
    if (how === "push") {
        write();
        window.history.pushState(null, "", urlOf(search));
    } else {
        unwritten = search;
        waiting ??= whenIdle(write);
    }
    tell();
}

const urlOf = (search: string): string => window.location.pathname + search + window.location.hash;

function write(): void {
    if (unwritten !== undefined) window.history.replaceState(null, "", urlOf(unwritten));
    stopWaiting();
}

/** Going back or forward: where the reader comes to has a URL of its own. */
function forget(): void {
    stopWaiting();
    tell();
}

function stopWaiting(): void {
    unwritten = undefined;
    waiting?.();
    waiting = undefined;
}

function tell(): void {
    for (const listener of listeners) listener();
}

/** The longest that a URL waits, in milliseconds. */
const patience = 500;

/** Does something when the browser has nothing better to do; returns how to call it off. */
function whenIdle(act: () => void): () => void {
    // Safari does not say when it is idle.
    if (!("requestIdleCallback" in window)) {
        const timer = setTimeout(act, patience);
        return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(act, { timeout: patience });
    return () => cancelIdleCallback(handle);
}
