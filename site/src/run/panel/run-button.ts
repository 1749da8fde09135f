/**
 * The Run buttons of pages that only read. All that a press takes is loaded by it; what stands here is on every such page.
 */
import type { Action } from "./press.tsx";

/** The rows that come alive, or are alive: they see to their presses themselves. */
const opened = new WeakSet<HTMLElement>();

/** Lets the programs of the page be run. */
export function runPrograms(): void {
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLButtonElement>("[data-run-press]") : null;
        const row = button?.closest<HTMLElement>("[data-run]");
        const group = row?.closest<HTMLElement>("[data-run-failed]");
        if (!button || !row || !group || opened.has(row)) return;
        opened.add(row);
        const action: Action = button.dataset["runPress"] === "edit" ? "edit" : "run";
        void open(row, action, group.dataset);
    });
}

async function open(row: HTMLElement, action: Action, { call, runFiles, runFailed = "" }: DOMStringMap): Promise<void> {
    const status = row.querySelector("[data-run-status]");
    try {
        const { press } = await import("./press.tsx");
        if (status) status.textContent = "";
        await press(row, action, call, runFiles);
    } catch (error) {
        // Without a network, before anything was kept: the next press tries again. The cause is for the developer's eyes.
        console.info(error);
        opened.delete(row);
        if (status) status.textContent = runFailed;
    }
}
