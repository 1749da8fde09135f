/** The reader's own token. It is only in memory, and only as long as the page is open. */
import { createStore } from "../../store.ts";

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
