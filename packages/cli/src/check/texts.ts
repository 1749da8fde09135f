/** What is said of a judged program. */
import { explainError } from "@callsheet/errors/explanations";
import {
    type Advice,
    chapterLabel,
    checkLabels,
    type Exercise,
    kindLabel,
    languagesOf,
    minutesLabel,
} from "@callsheet/exercises";
import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";
import { alignedTable } from "../table.ts";
import type { Output } from "../terminal.ts";

type Options = {
    /** How many of the hints to say. */
    readonly hint: number;
    readonly language: InterfaceLanguage;
    /** What the program printed about the error with which it ended; "" for none. */
    readonly trace: string;
    /** How headings and results are shown. */
    readonly style: Style;
};

export type Style = Readonly<Record<"heading" | "right" | "wrong", (text: string) => string>>;

export const plain: Style = { heading: (text) => text, right: (text) => text, wrong: (text) => text };

export const rightText = (done: string, style: Style): string => `${style.right("✓")} ${done.trim()}\n`;

/** The advice on a program that is not right yet. */
export function adviceText(
    { seen, expected, why, hints }: Advice,
    { hint, language, trace, style: { heading, wrong } }: Options,
): string {
    const labels = checkLabels[language];
    const explanation = explanationOf(trace, language);
    const shown = hints.slice(0, hint);
    const more = shown.length < hints.length ? [labels.next.replace("{number}", String(hint + 1))] : [];
    const parts = [
        `${wrong("✗")} ${labels.notYet}`,
        `${heading(labels.seen)}\n  ${seen}`,
        ...(explanation ? [`${heading(explanation.title)}\n  ${explanation.cause}`] : []),
        `${heading(labels.expected)}\n  ${expected}`,
        `${heading(labels.why)}\n  ${why}`,
        `${heading(labels.hint)}\n${shown.map((one) => `  - ${one}`).join("\n")}`,
        ...more,
    ];
    return `${parts.join("\n\n")}\n`;
}

/** What the error with which a program ended means, if it is known. */
export function explanationOf(trace: string, language: InterfaceLanguage) {
    const explanation = trace === "" ? undefined : explainError(trace, language);
    return explanation && { id: explanation.id, title: explanation.title, cause: explanation.cause };
}

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
