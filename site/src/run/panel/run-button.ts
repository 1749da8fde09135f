/**
 * The Run buttons of static pages. Every such page loads this module, so everything else loads on the first press.
 */

import type { RowAction } from "./hydrate-row.tsx";
import type { OpenedProgram } from "./opened-program.ts";

/** The rows that are open, or about to be. */
const opened = new WeakMap<HTMLElement, Promise<OpenedProgram>>();
/** The rows that are open: they handle presses themselves. */
const hydrated = new WeakSet<HTMLElement>();

/** Makes the page's Run buttons work. */
export function runPrograms(): void {
    document.addEventListener("click", ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLButtonElement>("[data-run-press]") : null;
        const row = button?.closest<HTMLElement>("[data-run]");
        if (row) press(row, button?.dataset["runPress"] === "edit" ? "edit" : "run");
    });
    document.addEventListener("focusin", ({ target }) => {
        const fields = target instanceof Element ? target.closest("[data-run-fields]") : null;
        const row = fields?.parentElement?.querySelector<HTMLElement>(":scope > [data-run]");
        if (row) press(row, "show");
    });
    for (const row of rows()) if (isProgramKept(row)) press(row, "show");
}

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-run]")];

/** The key of a row's program in this browser: its own, or its page and which of the page's programs it is. */
const keyOf = (row: HTMLElement): string =>
    row.dataset["runKey"] ?? `program ${location.pathname} ${rows().indexOf(row)}`;

/** Opens a row, unless it is in no group that says where its files are. A press on a row that is about to open waits for it. */
function press(row: HTMLElement, action: RowAction): void {
    if (hydrated.has(row) || !groupOf(row)) return;
    const opening = opened.get(row);
    const program = opening
        ? opening.then(({ session, edit }) => (action === "run" ? session.press() : action === "edit" && edit()))
        : programOfRow(row, action);
    // The row has said what went wrong.
    program.catch(() => {});
}

const groupOf = (row: HTMLElement): HTMLElement | null => row.closest<HTMLElement>("[data-run-failed]");

/**
 * The program of a row, which opens it. If it cannot be loaded, the row says so, and the next call tries again.
 * @param row in a group that says where its files are
 */
export function programOfRow(row: HTMLElement, action: RowAction = "show"): Promise<OpenedProgram> {
    const program = opened.get(row) ?? open(row, action, groupOf(row)?.dataset ?? {});
    opened.set(row, program);
    return program;
}

/** Whether this browser has a text of the reader's for the program of a row. */
export function isProgramKept(row: HTMLElement): boolean {
    try {
        return localStorage.getItem(keyOf(row)) !== null;
    } catch {
        return false;
    }
}

async function open(
    row: HTMLElement,
    action: RowAction,
    { call, runFiles, runFailed = "" }: DOMStringMap,
): Promise<OpenedProgram> {
    const status = row.querySelector("[data-run-status]");
    try {
        const { hydrateRow } = await import("./hydrate-row.tsx");
        if (status) status.textContent = "";
        const program = await hydrateRow(row, action, { key: keyOf(row), call, files: runFiles });
        hydrated.add(row);
        return program;
    } catch (error) {
        // Offline, with nothing cached yet: the next press retries. The cause goes to the developer console.
        console.info(error);
        opened.delete(row);
        if (status) status.textContent = runFailed;
        throw error;
    }
}
