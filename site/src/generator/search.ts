/**
 * The query of the page's URL, as a store that React reads. To write a URL takes the browser longer than to show a letter,
 * and it refuses to be told one for each letter: what is typed is written when the reader pauses.
 */
const listeners = new Set<() => void>();

/** How long somebody does not type until they have paused, in milliseconds. */
const pause = 250;

/** What the URL does not say yet, and the timer of its pause. */
let unwritten: string | undefined;
let isTyped = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
        window.addEventListener("popstate", goElsewhere);
        // Whoever goes elsewhere finds it written: in the address, in a link to another language, when they come back.
        window.addEventListener("focusout", write);
        window.addEventListener("pagehide", write);
    }
    listeners.add(listener);
    return () => {
        listeners.delete(listener);
    };
}

/** What the reader says. */
export const current = (): string => unwritten ?? written();

/** What the URL says. */
export const written = (): string => window.location.search;

/** Whether it was typed, letter by letter, since the last choice. */
export const typed = (): boolean => isTyped;

/** Typing changes the page's place in the history; a choice makes a new one, which Back returns from. */
export function visit(search: string, how: "push" | "replace"): void {
    isTyped = how === "replace";
    if (how === "push") {
        write();
        window.history.pushState(null, "", urlOf(search));
    } else {
        clearTimeout(timer);
        unwritten = search;
        timer = setTimeout(write, pause);
    }
    tell();
}

const urlOf = (search: string): string => window.location.pathname + search + window.location.hash;

function write(): void {
    if (unwritten === undefined) return;
    window.history.replaceState(null, "", urlOf(unwritten));
    forget();
}

/** Going back or forward: where the reader comes to has a URL of its own. */
function goElsewhere(): void {
    isTyped = false;
    forget();
}

function forget(): void {
    clearTimeout(timer);
    unwritten = undefined;
    tell();
}

function tell(): void {
    for (const listener of listeners) listener();
}
