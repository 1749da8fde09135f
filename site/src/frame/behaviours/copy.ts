import { showOutcome } from "./show-outcome.ts";

/** Copies the code beside a pressed `[data-copy]` button, also of blocks that are drawn later. */
export function confirmCopies(): void {
    document.addEventListener("click", async ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
        const block = button?.closest("figure");
        const status = block?.querySelector("[role=status]");
        const code = block?.querySelector("pre");
        if (!button || !status || !code) return;
        if (await copy(code)) showOutcome(status, button.dataset["copy"] ?? "", "done");
        else showOutcome(status, button.dataset["copyFailed"] ?? "", "failed");
    });
}

/** Puts the code on the clipboard; where the browser forbids it, leaves the code selected for the reader to copy. */
async function copy(code: Element): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(code.textContent);
        return true;
    } catch {
        // No clipboard (the page came over plain HTTP), or no permission for it. The older way still works in both.
        const selection = window.getSelection();
        selection?.selectAllChildren(code);
        const copied = document.execCommand("copy");
        if (copied) selection?.removeAllRanges();
        return copied;
    }
}
