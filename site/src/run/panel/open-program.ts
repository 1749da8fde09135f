/** Opens a program: all that its buttons load when one is first pressed. */
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/run.css?inline";
import type { OpenedProgram } from "./opened-program.ts";
import { ProgramEditor } from "./ProgramEditor.tsx";
import { panelWords } from "./panel-words.ts";
import { programFigure } from "./program-figure.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { type ProgramLanguage, runSession } from "./run-session.ts";
import type { Subject } from "./subject.ts";

adoptStyles(styles);

/**
 * @param row the row with the buttons, right behind the figure with the program
 * @param subject says what the program is about, as it is now
 */
export async function openProgram(row: HTMLElement, subject: () => Subject): Promise<OpenedProgram> {
    const words = await panelWords();
    const figure = programFigure(row);
    const session = runSession({ language: languageOf(row), code: figure.text, subject, words });
    return { ...words, session, figure, Editor: ProgramEditor, Panel: RunPanel };
}

/** What a shell's command does is sent as a request by itself. */
function languageOf({ dataset }: HTMLElement): ProgramLanguage {
    const { run } = dataset;
    return run === "js" || run === "python" ? run : "http";
}
