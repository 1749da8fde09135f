/**
 * The Run buttons of static pages. Every such page loads this module, so everything else loads on the first press.
 */
import type { RowAction } from "./hydrate-row.tsx";

/** The rows that are hydrated, or about to be: they handle presses themselves. */
const opened = new WeakSet<HTMLElement>();

/** Makes the page's Run buttons work. */
export function runPrograms(): void {
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLButtonElement>("[data-run-press]") : null;
        const row = button?.closest<HTMLElement>("[data-run]");
        const group = row?.closest<HTMLElement>("[data-run-failed]");
        if (!button || !row || !group || opened.has(row)) return;
        opened.add(row);
        const action: RowAction = button.dataset["runPress"] === "edit" ? "edit" : "run";
        void open(row, action, group.dataset);
    });
}

async function open(
    row: HTMLElement,
    action: RowAction,
    { call, runFiles, runFailed = "" }: DOMStringMap,
): Promise<void> {
    const status = row.querySelector("[data-run-status]");
    try {
        const { hydrateRow } = await import("./hydrate-row.tsx");
        if (status) status.textContent = "";
        await hydrateRow(row, action, call, runFiles);
    } catch (error) {
        // Offline, with nothing cached yet: the next press retries. The cause goes to the developer console.
        console.info(error);
        opened.delete(row);
        if (status) status.textContent = runFailed;
    }
}
