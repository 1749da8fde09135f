/** The headings of an explanation. */
export type ExplanationLabels = {
    /** Above the lines of the text by which the error was recognised. */
    readonly because: string;
    /** Above the steps. */
    readonly todo: string;
    /** Above the titles of other errors that it may be. */
    readonly others: string;
};

/**
 * The headings of an explanation, in each language.
 *
 * @example
 * import { explanationLabels } from "@callsheet/errors";
 *
 * console.log(explanationLabels.gu.todo);
 */
export const explanationLabels: Readonly<Record<"en" | "gu", ExplanationLabels>> = {
    en: { because: "Your text says", todo: "What to do", others: "Perhaps also" },
    gu: { because: "તમારા લખાણમાં આ છે", todo: "શું કરવું", others: "કદાચ આ પણ" },
};
