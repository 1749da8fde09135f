import { explainError } from "@callsheet/errors/explanations";
import { type Advice, checkLabels } from "@callsheet/exercises";
import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";

type Options = {
    /** How many of the hints to say, from 1. */
    readonly hint: number;
    readonly language: InterfaceLanguage;
    /** What the program printed about the error with which it ended. */
    readonly trace: string;
};

/** The advice on a program that is not right yet, as text. */
export async function adviceText(
    { seen, expected, why, hints }: Advice,
    { hint, language, trace }: Options,
): Promise<string> {
    const labels = checkLabels[language];
    const explanation = trace === "" ? undefined : explainError(trace, language);
    const parts = [
        `✗ ${labels.notYet}`,
        `${labels.seen}\n  ${seen}`,
        `${labels.expected}\n  ${expected}`,
        `${labels.why}\n  ${why}`,
        ...(explanation ? [`${explanation.title}\n  ${explanation.means}`] : []),
        `${labels.hint}\n${hints
            .slice(0, Math.max(1, hint))
            .map((one) => `  - ${one}`)
            .join("\n")}`,
    ];
    return `${parts.join("\n\n")}\n`;
}
