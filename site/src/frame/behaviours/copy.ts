import { showCopyStatus } from "./show-copy-status.ts";

/** Copies the code beside a clicked `[data-copy]` button, including blocks that are added later. */
export function confirmCopies(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
        const block = button?.closest("figure");
        const status = block?.querySelector("[role=status]");
        const code = block?.querySelector("pre");
        if (!button || !status || !code) return;
        if (await copy(code)) showCopyStatus(status, button.dataset["copy"] ?? "", "done");
        else showCopyStatus(status, button.dataset["copyFailed"] ?? "", "failed");
    });
}

/** Copies the code to the clipboard; if the browser forbids it, leaves the code selected for the reader to copy. */
async function copy(code: Element): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(code.textContent);
        return true;
    } catch {
        // No clipboard API (plain HTTP), or no permission for it. The older `execCommand` works in both cases.
        const selection = window.getSelection();
        selection?.selectAllChildren(code);
        const copied = document.execCommand("copy");
        if (copied) selection?.removeAllRanges();
        return copied;
    }
}
