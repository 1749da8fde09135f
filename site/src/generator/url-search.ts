/**
 * The query string of the page's URL, as a store that React reads. Updating the URL is slower than showing a keystroke,
 * and browsers limit how often a page may do it, so typed changes are written when the reader pauses.
 */
const listeners = new Set<() => void>();

/** How long after the last keystroke the URL is written, in milliseconds. */
const pause = 250;

/** The query string that is not written yet, and the timer that will write it. */
let unwritten: string | undefined;
let isTyped = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
        window.addEventListener("popstate", onPopState);
        // Write the URL before the reader can use it: to copy the address, switch the language, or come back later.
        window.addEventListener("focusout", write);
        window.addEventListener("pagehide", write);
    }
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
    };
}

/** The query string of the current state, which the URL may not have yet. */
export const currentSearch = (): string => unwritten ?? urlSearch();

/** The query string in the URL. */
export const urlSearch = (): string => window.location.search;

/** Whether the last change was typed rather than chosen. */
export const isSearchTyped = (): boolean => isTyped;

/** Typing replaces the current history entry; a choice adds a new one. */
export function navigate(search: string, how: "push" | "replace"): void {
    isTyped = how === "replace";
    if (how === "push") {
        write();
        window.history.pushState(null, "", urlOf(search));
    } else {
        clearTimeout(timer);
        unwritten = search;
        timer = setTimeout(write, pause);
    }
    notify();
}

const urlOf = (search: string): string => window.location.pathname + search + window.location.hash;

function write(): void {
    if (unwritten === undefined) return;
    window.history.replaceState(null, "", urlOf(unwritten));
    discardUnwritten();
}

/** After going back or forward, the URL of that history entry is the state. */
function onPopState(): void {
    isTyped = false;
    discardUnwritten();
}

function discardUnwritten(): void {
    clearTimeout(timer);
    unwritten = undefined;
    notify();
}

function notify(): void {
    for (const listener of listeners) listener();
}
