/** Keeps what a reader does of the course, in this browser, and shows it in every tab that has the site open. */
import { type Progress, withAnswer, withRead } from "./progress.ts";
import { chapterHere, showProgress } from "./show.ts";
import { progressKey, progressStore, type Step } from "./store.ts";

/** @param showMore shows what only this page has a place for */
export function keepProgress(showMore: (progress: Progress) => void = () => {}): void {
    const store = progressStore(() => window.localStorage);
    const show = (): void => {
        const progress = store.read();
        showProgress(progress);
        showMore(progress);
    };
    const take = (step: Step): void => {
        const isKept = store.change(step);
        show();
        tell(isKept ? undefined : "refused");
    };

    document.addEventListener("click", ({ target }) => {
        if (!(target instanceof Element)) return;
        const toggle = target.closest<HTMLElement>("[data-read-chapter]");
        const here = chapterHere();
        if (toggle && here !== undefined) {
            take((progress) => withRead(progress, here, toggle.getAttribute("aria-pressed") !== "true"));
        }
        const answer = answerOf(target);
        if (answer && here !== undefined) {
            take((progress) => withAnswer(progress, here, answer.question, answer.isRight));
        }
    });
    askBeforeClearing(() => {
        const isCleared = store.clear();
        show();
        tell(isCleared ? "cleared" : "refused");
    });
    // Another tab has kept something, or cleared all that the browser keeps, of which there is no key.
    window.addEventListener("storage", ({ key }) => {
        if (key === progressKey || key === null) show();
    });
    // A page that is come back to is shown as it was left, and has heard of nothing since.
    window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) show();
    });
    show();
}

/** The answer that a press gives: to open a choice. To close one says nothing. */
function answerOf(target: Element): { readonly question: string; readonly isRight: boolean } | undefined {
    const choice = target.closest("summary")?.closest<HTMLDetailsElement>("details.choice");
    const question = choice?.closest<HTMLElement>("[data-check]")?.dataset["check"];
    if (!choice || choice.open || question === undefined) return undefined;
    return { question, isRight: choice.dataset["correct"] !== undefined };
}

function askBeforeClearing(clear: () => void): void {
    for (const button of document.querySelectorAll<HTMLElement>("[data-clear-progress]")) {
        const dialog = document.getElementById(button.dataset["clearProgress"] ?? "");
        if (!(dialog instanceof HTMLDialogElement)) continue;
        button.addEventListener("click", () => {
            // Of an answer before: who leaves by Escape gives none.
            dialog.returnValue = "";
            dialog.showModal();
        });
        dialog.addEventListener("close", () => {
            if (dialog.returnValue === "clear") clear();
        });
    }
}

/** Says what happened, where it is not to be seen. */
function tell(outcome: "refused" | "cleared" | undefined): void {
    for (const status of document.querySelectorAll<HTMLElement>("[data-progress-status]")) {
        status.textContent = outcome === undefined ? "" : (status.dataset[outcome] ?? "");
    }
}
