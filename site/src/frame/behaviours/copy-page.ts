import { showOutcome } from "./show-outcome.ts";

/** Copies the page as Markdown, which `[data-copy-page]` names the address of, and says beside the button that it did. */
export function copyPages(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy-page]") : null;
        const status = button?.parentElement?.querySelector("[role=status]");
        if (!button || !status) return;
        const { copyPage = "", copied = "", copyFailed = "" } = button.dataset;
        try {
            // A browser lets a page write only while it answers the press: it is given the text before the text has come.
            const text = markdownAt(copyPage);
            await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
            showOutcome(status, copied, "done");
        } catch {
            // Offline, over plain HTTP, or forbidden: the link beside the button leads to the text.
            showOutcome(status, copyFailed, "failed");
        }
    });
}

async function markdownAt(address: string): Promise<Blob> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: "text/plain" });
}
