/** What is said of a judged program. */
import { explainError } from "@callsheet/errors/explanations";
import { type Advice, checkLabels } from "@callsheet/exercises";
import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";

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
