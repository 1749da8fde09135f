/**
 * Shows what its reader has done of a chapter, on any page. Everything has its place before that, so nothing moves: see
 * `progress.css`.
 */
import type { Place } from "../../routes.ts";
import { doneIn, type Progress } from "./progress.ts";

/** The chapter that the page is; undefined on any other page. */
export const chapterHere = (): Place | undefined =>
    document.querySelector<HTMLElement>("[data-read-chapter]")?.dataset["readChapter"];

export function showProgress(progress: Progress): void {
    for (const mark of all("[data-chapter-mark]")) {
        mark.hidden = !doneIn(progress, mark.dataset["chapterMark"] ?? "").isRead;
    }
    const here = chapterHere();
    if (here !== undefined) showChapter(progress, here);
}

export const all = (selector: string, within: ParentNode = document): readonly HTMLElement[] => [
    ...within.querySelectorAll<HTMLElement>(selector),
];

function showChapter(progress: Progress, here: Place): void {
    const { isRead, answers } = doneIn(progress, here);
    for (const button of all("[data-read-chapter]")) button.setAttribute("aria-pressed", String(isRead));
    for (const check of all("[data-check]")) {
        const isRight = answers.get(check.dataset["check"] ?? "");
        const state = isRight === undefined ? "none" : isRight ? "right" : "wrong";
        for (const words of all("[data-answer]", check)) words.hidden = words.dataset["answer"] !== state;
    }
}
