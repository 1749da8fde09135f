/**
 * The Run buttons of pages that only read. All that a press takes is loaded by it; what stands here is on every such page.
 */
import type { Action } from "./press.ts";

/** Lets the programs of the page be run. */
export function runPrograms(): void {
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLButtonElement>("[data-run-press]") : null;
        const root = button?.closest<HTMLElement>("[data-run]");
        const group = root?.closest<HTMLElement>("[data-run-failed]");
        if (!button || !root || !group) return;
        const action: Action = button.dataset["runPress"] === "edit" ? "edit" : "run";
        void pressed(root, action, group.dataset);
    });
}

async function pressed(
    root: HTMLElement,
    action: Action,
    { call, runFiles, runFailed = "" }: DOMStringMap,
): Promise<void> {
    const status = root.querySelector("[data-run-status]");
    try {
        const { press, readSubject } = await import("./press.ts");
        if (status) status.textContent = "";
        await press(root, action, () => readSubject(call, runFiles));
    } catch (error) {
        // Without a network, before anything was kept. What went wrong is for the developer's eyes.
        console.info(error);
        if (status) status.textContent = runFailed;
    }
}
