/** The query of the page's URL, as a store that React reads. */
const listeners = new Set<() => void>();

export function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("popstate", listener);
    return () => {
        listeners.delete(listener);
        window.removeEventListener("popstate", listener);
    };
}

export const current = (): string => window.location.search;

/** Typing changes the page's place in the history; a choice makes a new one, which Back returns from. */
export function visit(search: string, how: "push" | "replace"): void {
    const url = window.location.pathname + search + window.location.hash;
    if (how === "push") window.history.pushState(null, "", url);
    else window.history.replaceState(null, "", url);
    for (const listener of listeners) listener();
}
