/** The reader's own token. It is only in memory, and only as long as the page is open. */

/** The token as typed. All panels of the page share it. */
let typed = "";
const listeners = new Set<() => void>();

export const typedToken = (): string => typed;

/** Sets the token; "" clears it. */
export function setToken(token: string): void {
    typed = token;
    for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function onToken(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
}

// The back/forward cache may keep a page alive after the reader has left, so we clear the token before.
if (typeof window !== "undefined") window.addEventListener("pagehide", () => setToken(""));

/** The token without surrounding spaces; undefined if there is none. */
export const givenToken = (): string | undefined => typedToken().trim() || undefined;
