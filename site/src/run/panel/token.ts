/** The reader's own token: in memory, for as long as the page is open, and nowhere else. */
import { createStore } from "../../store.ts";

/** The one token of the page, which all its panels use. */
const store = createStore("");

export const {
    /** Takes a token, or with "" forgets it. */
    set: setToken,
    /** The token as it was typed. */
    now: typedToken,
    subscribe: onToken,
} = store;

// A page that is left may be kept whole, to be shown again on the way back: what it knows is forgotten before.
if (typeof window !== "undefined") window.addEventListener("pagehide", () => setToken(""));

/** The token that the reader has given; undefined for none. */
export const givenToken = (): string | undefined => typedToken().trim() || undefined;
