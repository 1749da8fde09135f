/** How long the confirmation of a copy shows, in milliseconds. */
const confirmationTime = 1000;
/** How long the advice shows when copying failed, in milliseconds: it takes reading. */
const adviceTime = 6000;

const shown = new WeakMap<Element, number>();

/** Shows for a while, in an element that is read aloud when it is filled, that something was copied or what to do instead. */
export function showOutcome(status: Element, message: string, outcome: "done" | "failed"): void {
    window.clearTimeout(shown.get(status));
    status.textContent = message;
    const time = outcome === "done" ? confirmationTime : adviceTime;
    shown.set(
        status,
        window.setTimeout(() => {
            status.textContent = "";
        }, time),
    );
}
