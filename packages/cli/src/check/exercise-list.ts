/** The exercises as a table, grouped by chapter. */
import { chapterLabel, type Exercise, kindLabel, languagesOf, minutesLabel } from "@callsheet/exercises";
import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";
import { alignedTable } from "../table.ts";
import type { Output } from "../terminal.ts";
import type { Style } from "./advice-text.ts";

/** What a list has of an exercise. */
export const listed = (exercise: Exercise) => ({
    id: exercise.id,
    title: exercise.title,
    kind: exercise.kind,
    minutes: exercise.minutes,
    languages: languagesOf(exercise),
});

/** The title is last: it is the longest, and a narrow terminal breaks the line there. */
const rowOf = ({ id, title, kind, minutes, languages }: ReturnType<typeof listed>, language: InterfaceLanguage) => [
    id,
    minutesLabel(minutes, language),
    languages.join(", "),
    kindLabel(kind, language),
    title,
];

/** The list as text: on a terminal with columns and a heading for each chapter, elsewhere with tabs. */
export function listText(
    exercises: readonly Exercise[],
    language: InterfaceLanguage,
    { isTTY }: Pick<Output, "isTTY">,
    { heading }: Pick<Style, "heading">,
): string {
    const rows = exercises.map((exercise) => rowOf(listed(exercise), language));
    if (!isTTY) return rows.map((row) => `${row.join("\t")}\n`).join("");
    // Nothing is cut: the names are there to be copied.
    const lines = alignedTable(
        exercises.map(({ name }, index) => [name, ...(rows[index] ?? []).slice(1)]),
        Number.POSITIVE_INFINITY,
    );
    const chapters = Map.groupBy(exercises.keys(), (index) => exercises[index]?.chapter ?? 0);
    return [...chapters]
        .map(([chapter, indices]) => {
            const own = [...indices].map((index) => `  ${lines[index]}\n`);
            return `${heading(chapterLabel(chapter, language))}\n${own.join("")}`;
        })
        .join("\n");
}
