/** Records the reader's progress in this browser, and shows it in every open tab of the site. */

import type { Place } from "../../routes.ts";
import { doneIn, exerciseDone, type Progress, withAnswer, withExercise, withPosition, withRead } from "./progress.ts";
import { progressKey, progressStore, type Step } from "./store.ts";
import { trackPosition } from "./track-position.ts";

/**
 * @param showMore shows details that only this page has
 * @returns clears the progress, and says so
 */
export function trackProgress(showMore: (progress: Progress) => void = () => {}): () => void {
    const store = progressStore(() => window.localStorage);
    const show = (): void => {
        const progress = store.read();
        showProgress(progress);
        showMore(progress);
    };
    const applyStep = (step: Step): void => {
        const isKept = store.change(step);
        show();
        announce(isKept ? undefined : "refused");
    };

    document.addEventListener("click", ({ target }) => {
        if (!(target instanceof Element)) return;
        const toggle = target.closest<HTMLElement>("[data-read-chapter]");
        const here = chapterHere();
        if (toggle && here !== undefined) {
            applyStep((progress) => withRead(progress, here, toggle.getAttribute("aria-pressed") !== "true"));
        }
        const answer = answerOf(target);
        if (answer && here !== undefined) {
            applyStep((progress) => withAnswer(progress, here, answer.question, answer.isRight));
        }
    });
    document.addEventListener(exerciseDone, (event) => {
        const here = chapterHere();
        const name = event instanceof CustomEvent ? String(event.detail) : "";
        if (here !== undefined) applyStep((progress) => withExercise(progress, here, name));
    });
    // Another tab has stored something, or cleared the storage, which has no key.
    window.addEventListener("storage", ({ key }) => {
        if (key === progressKey || key === null) show();
    });
    const here = chapterHere();
    if (here !== undefined) trackPosition((at) => store.change((progress) => withPosition(progress, here, at)));
    // A page restored from the back/forward cache has missed all events since.
    window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) show();
    });
    show();
    return () => {
        const isCleared = store.clear();
        show();
        announce(isCleared ? "cleared" : "refused");
    };
}

/** The answer that a click gives by opening a choice; undefined when it closes one. */
function answerOf(target: Element): { readonly question: string; readonly isRight: boolean } | undefined {
    const choice = target.closest("summary")?.closest<HTMLDetailsElement>("details.choice");
    const question = choice?.closest<HTMLElement>("[data-check]")?.dataset["check"];
    if (!choice || choice.open || question === undefined) return undefined;
    return { question, isRight: choice.dataset["correct"] !== undefined };
}

/** Announces the outcome in the live regions. */
function announce(outcome: "refused" | "cleared" | undefined): void {
    for (const status of document.querySelectorAll<HTMLElement>("[data-progress-status]")) {
        status.textContent = outcome === undefined ? "" : (status.dataset[outcome] ?? "");
    }
}

/** The path of the chapter on this page; undefined on other pages. */
const chapterHere = (): Place | undefined =>
    document.querySelector<HTMLElement>("[data-read-chapter]")?.dataset["readChapter"];

function showProgress(progress: Progress): void {
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
    const { isRead, answers, exercises } = doneIn(progress, here);
    for (const mark of queryAll("[data-exercise-mark]")) {
        mark.hidden = !exercises.has(mark.dataset["exerciseMark"] ?? "");
    }
    for (const button of queryAll("[data-read-chapter]")) button.setAttribute("aria-pressed", String(isRead));
    for (const check of queryAll("[data-check]")) {
        const isRight = answers.get(check.dataset["check"] ?? "");
        const state = isRight === undefined ? "none" : isRight ? "right" : "wrong";
        for (const words of queryAll("[data-answer]", check)) words.hidden = words.dataset["answer"] !== state;
    }
}
