/** Opens a program. This module has everything that the first press on Run or Edit loads. */
import type { LanguageId } from "@callsheet/snippets";
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/run.css?inline";
import { pageRunner } from "../run.ts";
import type { KeptProgram } from "./kept-program.ts";
import type { OpenedProgram } from "./opened-program.ts";
import { panelWords } from "./panel-words.ts";
import { programFigure } from "./program-figure.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { type ProgramLanguage, runSession } from "./run-session.ts";
import type { ProgramInfo } from "./runnable-call.ts";

adoptStyles(styles);

/**
 * @param row the row with the buttons, right after the program's figure
 * @param programInfo returns the current call and files of the program
 * @param kept where the text of a program that can be edited is kept
 */
export async function openProgram(
    row: HTMLElement,
    programInfo: () => ProgramInfo,
    kept?: KeptProgram,
): Promise<OpenedProgram> {
    const words = await panelWords();
    const figure = programFigure(row);
    const language = languageOf(row);
    const session = runSession({
        language,
        code: figure.text,
        programInfo,
        words,
        runner: pageRunner,
        ...(kept && { kept }),
    });
    let editor: ReturnType<OpenedProgram["editor"]>;
    const edit = async (): Promise<void> => {
        editor ??= (await import("./ProgramEditor.tsx")).ProgramEditor;
        session.edit(true);
    };
    return { ...words, session, figure, edit, editor: () => editor, Panel: RunPanel };
}

/** How programs of each language run in the page. A shell command runs as a single request. */
const waysToRun: Readonly<Record<LanguageId, ProgramLanguage>> = { js: "js", python: "python", sh: "http" };

const languageOf = ({ dataset: { run = "" } }: HTMLElement): ProgramLanguage =>
    new Map(Object.entries(waysToRun)).get(run) ?? "http";
