import { showCopyStatus } from "./show-copy-status.ts";

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
