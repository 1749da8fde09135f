/** How long the confirmation of a copy is shown, in milliseconds. */
const confirmationTime = 1000;
/** How long the advice after a failed copy is shown, in milliseconds: it takes longer to read. */
const adviceTime = 6000;

const shown = new WeakMap<Element, number>();

/** Shows for a while in a live region that something was copied, or what to do instead. */
export function showCopyStatus(status: Element, message: string, outcome: "done" | "failed"): void {
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
