/** What the first press on a Run button of a page that only reads does: its row comes alive. */
import { hydrateRoot } from "react-dom/client";
import { openProgram } from "./open-program.ts";
import { RunControls } from "./RunRow.tsx";
import { readSubject } from "./subject.ts";

/** To run the program, or to change it. */
export type Action = "run" | "edit";

/**
 * @param row the row with the buttons, as `RunRow` has written it
 * @param action what was pressed
 * @param call the call that the program makes, as `writeCall` wrote it
 * @param files the files that the program finds besides those of the call, as JSON
 */
export async function press(
    row: HTMLElement,
    action: Action,
    call: string | undefined,
    files: string | undefined,
): Promise<void> {
    const subject = readSubject(call, files);
    const opened = await openProgram(row, () => subject);
    const { words } = opened;
    const program = row.dataset["run"] === "sh" ? "sh" : opened.session.language === "python" ? "python" : "js";
    const editable = row.querySelector('[data-run-press="edit"]') !== null;
    hydrateRoot(row, <RunControls program={program} words={words} editable={editable} opened={opened} />);
    if (action === "edit") opened.session.edit(true);
    else opened.session.press();
}
