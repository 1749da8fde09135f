import { adviceTime, confirmationTime, copyCode } from "@callsheet/react/core";

/** Copies the code beside a clicked `[data-copy]` button, including blocks that are added later. */
export function confirmCopies(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
        const block = button?.closest("figure");
        const status = block?.querySelector("[role=status]");
        const code = block?.querySelector("pre");
        if (!button || !status || !code) return;
        if (await copyCode(code)) showCopyStatus(status, button.dataset["copy"] ?? "", "done");
        else showCopyStatus(status, button.dataset["copyFailed"] ?? "", "failed");
    });
}

/** Copies the page as Markdown from the address in `[data-copy-page]`, and confirms it beside the button. */
export function copyPages(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy-page]") : null;
        const status = button?.parentElement?.querySelector("[role=status]");
        if (!button || !status) return;
        const { copyPage = "", copied = "", copyFailed = "" } = button.dataset;
        try {
            // A browser allows clipboard writes only during the click event, so it gets a promise of the text.
            const text = markdownAt(copyPage);
            await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
            showCopyStatus(status, copied, "done");
        } catch {
            // Offline, over plain HTTP, or no permission: the reader can use the link beside the button.
            showCopyStatus(status, copyFailed, "failed");
        }
    });
}

async function markdownAt(address: string): Promise<Blob> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
}

const timers = new WeakMap<Element, number>();

/** Shows for a while in a live region that something was copied, or what to do instead. */
function showCopyStatus(status: Element, message: string, outcome: "done" | "failed"): void {
    window.clearTimeout(timers.get(status));
    status.textContent = message;
    const time = outcome === "done" ? confirmationTime : adviceTime;
    timers.set(
        status,
        window.setTimeout(() => {
            status.textContent = "";
        }, time),
    );
}
