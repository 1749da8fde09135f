/**
 * `client:touch`: an island comes alive when its reader first presses something in it, or comes to it with the keyboard.
 * Nothing of it is loaded before, and what its reader does while it is loaded is not lost. With the value `"visible"` it is
 * alive earlier, when it is in sight and the browser has nothing else to do; with `"query"`, at once where the page's
 * address has a query, which it then answers.
 */
import type { ClientDirective } from "astro";
import { keepEvents } from "./kept-events.ts";

const touches = ["pointerdown", "focusin", "click", "keydown", "input"];
/** For a browser that does not say when it is idle, in milliseconds. */
const soon = 200;
/** A browser that is never idle is not waited for any longer, in milliseconds. */
const latest = 2000;

const hydrateAtTouch: ClientDirective = (load, { value }, island) => {
    const stop = new AbortController();
    let isWaking = false;

    const wake = async (): Promise<void> => {
        if (isWaking) return;
        isWaking = true;
        const isAlive = await events.replayAfter(await load());
        // Where its files could not be had, the next touch tries again.
        if (isAlive) stop.abort();
        else isWaking = false;
    };

    for (const type of touches) island.addEventListener(type, wake, { capture: true, signal: stop.signal });
    const events = keepEvents(island);
    if (value === "visible") whenSeen(island, wake);
    const isAsked = value === "query" && window.location.search !== "";
    if (isAsked || island.contains(document.activeElement)) void wake();
};

export default hydrateAtTouch;

/** Acts when an island is in sight and the browser has nothing else to do. */
function whenSeen(island: HTMLElement, act: () => void): void {
    const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if ("requestIdleCallback" in window) window.requestIdleCallback(act, { timeout: latest });
        else setTimeout(act, soon);
    });
    // The island itself has no box.
    for (const child of island.children) observer.observe(child);
}
