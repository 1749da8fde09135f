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
const rowOf = (name: string, exercise: Exercise, language: InterfaceLanguage): readonly string[] => [
    name,
    minutesLabel(exercise.minutes, language),
    languagesOf(exercise).join(", "),
    kindLabel(exercise.kind, language),
    exercise.title,
];

/** The list as text: on a terminal with columns and a heading for each chapter, elsewhere with tabs. */
export function listText(
    exercises: readonly Exercise[],
    language: InterfaceLanguage,
    { isTTY }: Pick<Output, "isTTY">,
    { heading }: Pick<Style, "heading">,
): string {
    if (!isTTY) return exercises.map((one) => `${rowOf(one.id, one, language).join("\t")}\n`).join("");
    // Nothing is cut: the names are there to be copied.
    const lines = alignedTable(
        exercises.map((one) => rowOf(one.name, one, language)),
        Number.POSITIVE_INFINITY,
    );
    const listedLines = exercises.map(({ chapter }, index) => ({ chapter, line: lines[index] }));
    return [...Map.groupBy(listedLines, ({ chapter }) => chapter)]
        .map(([chapter, rows]) => {
            const own = rows.map(({ line }) => `  ${line}\n`);
            return `${heading(chapterLabel(chapter, language))}\n${own.join("")}`;
        })
        .join("\n");
}
