/** Shows the reader's progress on the course's own page. */
import { fill } from "../../words/format.ts";
import type { Progress } from "./progress.ts";
import { type Chapter, type Tally, tallyOf, totalOf } from "./progress.ts";
import { queryAll } from "./track-progress.ts";

type Row = Chapter & { readonly element: HTMLElement };

const rowOf = (element: HTMLElement): Row => ({
    element,
    place: element.dataset["chapter"] ?? "",
    questions: (element.dataset["questions"] ?? "").split(" ").filter((id) => id !== ""),
});

export function showCourse(progress: Progress): void {
    const rows = queryAll("[data-chapter]").map(rowOf);
    const tallies = rows.map((row) => tallyOf(progress, row));
    for (const [index, { element }] of rows.entries()) {
        const tally = tallies[index];
        for (const line of queryAll("[data-answers]", element)) if (tally) showAnswers(line, tally);
    }
    const total = totalOf(tallies);
    const counts: Readonly<Record<string, { readonly count: number; readonly all: number }>> = {
        read: { count: total.read, all: total.chapters },
        answered: { count: total.answered, all: total.questions },
        right: { count: total.right, all: total.questions },
    };
    for (const element of queryAll("[data-progress-count]")) {
        const shown = counts[element.dataset["progressCount"] ?? ""];
        if (shown) say(element, element.dataset["template"], shown);
    }
    for (const bar of document.querySelectorAll<HTMLProgressElement>("[data-progress-bar]")) bar.value = total.read;
    showGoOn(progress);
}

let goOn: Promise<typeof import("./show-go-on.ts")> | undefined;

/** What shows where to go on is loaded for those who have begun. */
function showGoOn(progress: Progress): void {
    if (progress.size > 0) goOn ??= import("./show-go-on.ts");
    void goOn?.then((loaded) => loaded.showGoOn(progress));
}

const showAnswers = (line: HTMLElement, { questions, answered, right }: Tally): void =>
    say(line, line.dataset["answers"], { questions, answered, right });

function say(element: HTMLElement, template = "", values: Readonly<Record<string, number | string>>): void {
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    element.textContent = fill(template, Object.fromEntries(texts));
}

/** Makes the buttons that clear the progress ask first. @param clear is called when the reader says yes */
export function askBeforeClearing(clear: () => void): void {
    for (const button of document.querySelectorAll<HTMLElement>("[data-clear-progress]")) {
        const dialog = document.getElementById(button.dataset["clearProgress"] ?? "");
        if (!(dialog instanceof HTMLDialogElement)) continue;
        button.addEventListener("click", () => {
            // Resets an earlier value, because Escape sets none.
            dialog.returnValue = "";
            dialog.showModal();
        });
        dialog.addEventListener("close", () => {
            if (dialog.returnValue === "clear") clear();
        });
    }
}
