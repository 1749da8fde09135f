/** Shows the reader's progress on the course's own page. */
import { fill } from "../../words/format.ts";
import type { Progress } from "./progress.ts";
import { type Chapter, nextChapter, type Tally, tallyOf, totalOf } from "./tally.ts";
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
    showNextLink(progress, rows);
}

const showAnswers = (line: HTMLElement, { questions, answered, right }: Tally): void =>
    say(line, line.dataset["answers"], { questions, answered, right });

/**
 * Points the large button at the next chapter: the first, the one to continue with, or the first again when all are
 * read.
 */
function showNextLink(progress: Progress, rows: readonly Row[]): void {
    const link = document.querySelector<HTMLAnchorElement>("a[data-go-on]");
    const next = nextChapter(progress, rows);
    const row = next ?? rows[0];
    const target = row?.element.querySelector<HTMLAnchorElement>("a[href]");
    if (!link || !row || !target) return;
    const { begin, goOn, again } = link.dataset;
    link.href = target.href;
    const hasBegun = rows.some(({ place }) => progress.has(place));
    say(link, next === undefined ? again : hasBegun ? goOn : begin, { number: row.element.dataset["number"] ?? "" });
}

function say(element: HTMLElement, template = "", values: Readonly<Record<string, number | string>>): void {
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)] as const);
    element.textContent = fill(template, Object.fromEntries(texts));
}
