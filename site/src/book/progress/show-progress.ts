/**
 * Shows the reader's progress on any page. All elements take up their space before that, so nothing shifts: see
 * `progress.css`.
 */
import type { Place } from "../../routes.ts";
import { doneIn, type Progress } from "./progress.ts";

/** The path of the chapter on this page; undefined on other pages. */
export const chapterHere = (): Place | undefined =>
    document.querySelector<HTMLElement>("[data-read-chapter]")?.dataset["readChapter"];

export function showProgress(progress: Progress): void {
    for (const mark of queryAll("[data-chapter-mark]")) {
        mark.hidden = !doneIn(progress, mark.dataset["chapterMark"] ?? "").isRead;
    }
    const here = chapterHere();
    if (here !== undefined) showChapter(progress, here);
}

export const queryAll = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>(selector),
];

function showChapter(progress: Progress, here: Place): void {
    const { isRead, answers } = doneIn(progress, here);
    for (const button of queryAll("[data-read-chapter]")) button.setAttribute("aria-pressed", String(isRead));
    for (const check of queryAll("[data-check]")) {
        const isRight = answers.get(check.dataset["check"] ?? "");
        const state = isRight === undefined ? "none" : isRight ? "right" : "wrong";
        for (const words of queryAll("[data-answer]", check)) words.hidden = words.dataset["answer"] !== state;
    }
}
