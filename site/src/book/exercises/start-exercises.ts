/** The exercises of a page. What judges and what orders lines loads on the first press. */
import { isProgramKept, programOfRow } from "../../run/panel/run-button.ts";

const opened = new WeakSet<HTMLElement>();

/** Makes the page's exercises work. */
export function startExercises(): void {
    document.addEventListener("click", ({ target }) => {
        if (!(target instanceof Element)) return;
        const exercise = target.closest<HTMLElement>("[data-exercise]");
        const line = target.closest<HTMLElement>("[data-order-line]")?.dataset["orderLine"];
        const checks = target.closest("[data-exercise-press]") !== null;
        if (exercise && (checks || line !== undefined)) openOnce(exercise, checks, line);
    });
    for (const exercise of document.querySelectorAll<HTMLElement>('[data-exercise][data-kind="order"]')) {
        const row = rowOf(exercise);
        if (row && isProgramKept(row)) openOnce(exercise, false);
    }
}

const rowOf = (exercise: HTMLElement): HTMLElement | null => exercise.querySelector<HTMLElement>("[data-run]");

/** @param checks whether the program is to be judged at once @param line the line that was pressed */
function openOnce(exercise: HTMLElement, checks: boolean, line?: string): void {
    if (opened.has(exercise)) return;
    opened.add(exercise);
    void open(exercise, checks, line).catch((error: unknown) => {
        // Offline, with nothing cached yet: the row says so, and the next press retries.
        console.info(error);
        opened.delete(exercise);
    });
}

async function open(exercise: HTMLElement, checks: boolean, line: string | undefined): Promise<void> {
    const row = rowOf(exercise);
    if (!row) return;
    const [program, { hydrateExercise }] = await Promise.all([programOfRow(row), import("./hydrate-exercise.tsx")]);
    await hydrateExercise(exercise, program, { checks, ...(line !== undefined && { line }) });
}
