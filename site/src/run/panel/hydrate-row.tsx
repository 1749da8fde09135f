/** Hydrates a row of Run buttons on a static page, on the first press. */
import { hydrateRoot } from "react-dom/client";
import { openProgram } from "./open-program.ts";
import { RunControls } from "./RunRow.tsx";
import { readProgramInfo } from "./runnable-call.ts";

/** Which button was pressed. */
export type RowAction = "run" | "edit";

/**
 * @param row the row with the buttons, as `RunRow` has rendered it
 * @param action which button was pressed
 * @param call the program's call, written by `writeCall`
 * @param files further files that the program reads, as JSON
 */
export async function hydrateRow(
    row: HTMLElement,
    action: RowAction,
    call: string | undefined,
    files: string | undefined,
): Promise<void> {
    const programInfo = readProgramInfo(call, files);
    const opened = await openProgram(row, () => programInfo);
    const { words } = opened;
    const program = row.dataset["run"] === "sh" ? "sh" : opened.session.language === "python" ? "python" : "js";
    const editable = row.querySelector('[data-run-press="edit"]') !== null;
    hydrateRoot(row, <RunControls program={program} words={words} editable={editable} opened={opened} />);
    if (action === "edit") opened.session.edit(true);
    else opened.session.press();
}
