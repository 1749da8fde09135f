/** Shows on the course's own page what its reader has done of it all. */
import { fill } from "../../words/words.ts";
import type { Progress } from "./progress.ts";
import { all } from "./show.ts";
import { type Chapter, nextChapter, type Tally, tallyOf, totalOf } from "./tally.ts";

type Row = Chapter & { readonly element: HTMLElement };

const rowOf = (element: HTMLElement): Row => ({
    element,
    place: element.dataset["chapter"] ?? "",
    questions: (element.dataset["questions"] ?? "").split(" ").filter((id) => id !== ""),
});

export function showCourse(progress: Progress): void {
    const rows = all("[data-chapter]").map(rowOf);
    const tallies = rows.map((row) => tallyOf(progress, row));
    for (const [index, { element }] of rows.entries()) {
        const tally = tallies[index];
        for (const line of all("[data-answers]", element)) if (tally) showAnswers(line, tally);
    }
    const total = totalOf(tallies);
    const counts: Readonly<Record<string, { readonly count: number; readonly all: number }>> = {
        read: { count: total.read, all: total.chapters },
        answered: { count: total.answered, all: total.questions },
        right: { count: total.right, all: total.questions },
    };
    for (const element of all("[data-progress-count]")) {
        const shown = counts[element.dataset["progressCount"] ?? ""];
        if (shown) say(element, element.dataset["template"], shown);
    }
    for (const bar of document.querySelectorAll<HTMLProgressElement>("[data-progress-bar]")) bar.value = total.read;
    showWayOn(progress, rows);
}

const showAnswers = (line: HTMLElement, { questions, answered, right }: Tally): void =>
    say(line, line.dataset["answers"], { questions, answered, right });

/** Where the one large button leads: to the beginning, on, or, when all is read, to the beginning again. */
function showWayOn(progress: Progress, rows: readonly Row[]): void {
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
