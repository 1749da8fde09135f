/**
 * `client:touch`: hydrates an island when the reader first clicks in it or focuses it. Its code is loaded then, and
 * events that occur while it loads are replayed. With the value `"visible"` it is hydrated as soon as it is in the
 * viewport and the browser is idle; with `"query"`, immediately if the page's address has a query, which the island
 * then handles.
 */
import type { ClientDirective } from "astro";
import { recordEvents } from "./replay-events.ts";

const touches = ["pointerdown", "focusin", "click", "keydown", "input"];
/** The delay in milliseconds in a browser without `requestIdleCallback`. */
const soon = 200;
/** The longest wait for an idle browser, in milliseconds. */
const latest = 2000;

const hydrateAtTouch: ClientDirective = (load, { value }, island) => {
    const stop = new AbortController();
    let isWaking = false;

    const wake = async (): Promise<void> => {
        if (isWaking) return;
        isWaking = true;
        const isAlive = await events.replayAfter(await load());
        // If its files could not be loaded, the next interaction tries again.
        if (isAlive) stop.abort();
        else isWaking = false;
    };

    for (const type of touches) island.addEventListener(type, wake, { capture: true, signal: stop.signal });
    const events = recordEvents(island);
    if (value === "visible") whenVisible(island, wake);
    const hasQuery = value === "query" && window.location.search !== "";
    if (hasQuery || island.contains(document.activeElement)) void wake();
};

export default hydrateAtTouch;

/** Calls `act` once the island is in the viewport and the browser is idle. */
function whenVisible(island: HTMLElement, act: () => void): void {
    const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latest });
        else setTimeout(act, soon);
    });
    // The island element itself has no box to observe.
    for (const child of island.children) observer.observe(child);
}
