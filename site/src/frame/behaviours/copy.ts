import { copyCode } from "@callsheet/react/core";
import { showCopyStatus } from "./show-copy-status.ts";

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
