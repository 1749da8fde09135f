/** Hydrates a row of Run buttons on a static page, on the first press. */

import type { Call } from "@callsheet/inference/providers";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keptProgram } from "./kept-program.ts";
import { openProgram } from "./open-program.ts";
import type { OpenedProgram } from "./opened-program.ts";
import { OpenedFields } from "./ProgramFields.tsx";
import { fieldsOf, typedValues, writeField } from "./program-fields.ts";
import { RunControls } from "./RunRow.tsx";
import { readProgramInfo } from "./runnable-call.ts";

/** Which button was pressed; `show` if none was: a field was, or the reader has changed the program before. */
export type RowAction = "run" | "edit" | "show";

type RowProgram = {
    /** The key of what the reader has made of it. */
    readonly key: string;
    /** Its call, written by `writeCall`. */
    readonly call: string | undefined;
    /** Further files that it reads, as JSON. */
    readonly files: string | undefined;
};

/**
 * @param row the row with the buttons, as `RunRow` has rendered it
 * @param action which button was pressed
 */
export async function hydrateRow(
    row: HTMLElement,
    action: RowAction,
    { key, call, files }: RowProgram,
): Promise<OpenedProgram> {
    const programInfo = readProgramInfo(call, files);
    const editable = row.querySelector('[data-run-press="edit"]') !== null;
    const isKept = editable || row.dataset["runKey"] !== undefined;
    const kept = isKept ? keptProgram(key, () => window.localStorage) : undefined;
    const opened = await openProgram(row, () => programInfo, kept);
    const { words } = opened;
    const program = row.dataset["run"] === "sh" ? "sh" : opened.session.language === "python" ? "python" : "js";
    if (action === "edit") await opened.edit();
    hydrateFields(row, opened, programInfo.call);
    hydrateRoot(row, <RunControls program={program} words={words} editable={editable} opened={opened} />);
    if (action === "run") opened.session.press();
    return opened;
}

/** Hydrates the fields above the program. What was typed in them meanwhile is written into it. */
function hydrateFields(row: HTMLElement, opened: OpenedProgram, call: Call | undefined): void {
    const { session } = opened;
    const box = row.parentElement?.querySelector<HTMLElement>(":scope > [data-run-fields]");
    if (!box || session.language === "http") return;
    const { language } = session;
    const original = session.original();
    const fields = fieldsOf(language, original, call);
    for (const [index, { value, defaultValue }] of [...box.querySelectorAll("textarea")].entries()) {
        const field = fields[index];
        if (!field || value === defaultValue) continue;
        const code = session.state().edited ?? original;
        session.change(writeField(language, original, fields, code, field, typedValues(field, value)));
    }
    box.dataset["written"] = "";
    keepSelection(() =>
        flushSync(() => {
            hydrateRoot(box, <OpenedFields fields={fields} language={language} opened={opened} />);
        }),
    );
}

/** Keeps what is selected in the focused field: Firefox forgets it while React takes over the field. */
function keepSelection(takeOver: () => void): void {
    const focused = document.activeElement;
    const field = focused instanceof HTMLTextAreaElement ? focused : undefined;
    const [start, end] = [field?.selectionStart, field?.selectionEnd];
    takeOver();
    if (start !== undefined && end !== undefined) field?.setSelectionRange(start, end);
}
