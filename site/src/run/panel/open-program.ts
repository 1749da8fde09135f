/** Opens a program. This module has everything that the first press on Run or Edit loads. */
import type { LanguageId } from "@callsheet/snippets";
import { adoptStyles } from "../../styles/adopt-styles.ts";
import styles from "../../styles/run.css?inline";
import { pageRunner } from "../run.ts";
import type { OpenedProgram } from "./opened-program.ts";
import { ProgramEditor } from "./ProgramEditor.tsx";
import { panelWords } from "./panel-words.ts";
import { programFigure } from "./program-figure.tsx";
import { RunPanel } from "./RunPanel.tsx";
import { type ProgramLanguage, runSession } from "./run-session.ts";
import type { ProgramInfo } from "./runnable-call.ts";

adoptStyles(styles);

/**
 * @param row the row with the buttons, right after the program's figure
 * @param programInfo returns the current call and files of the program
 */
export async function openProgram(row: HTMLElement, programInfo: () => ProgramInfo): Promise<OpenedProgram> {
    const words = await panelWords();
    const figure = programFigure(row);
    const session = runSession({
        language: languageOf(row),
        code: figure.text,
        programInfo,
        words,
        runner: pageRunner,
    });
    return { ...words, session, figure, Editor: ProgramEditor, Panel: RunPanel };
}

/** How programs of each language run in the page. A shell command runs as a single request. */
const waysToRun: Readonly<Record<LanguageId, ProgramLanguage>> = { js: "js", python: "python", sh: "http" };

const languageOf = ({ dataset: { run = "" } }: HTMLElement): ProgramLanguage =>
    new Map(Object.entries(waysToRun)).get(run) ?? "http";
