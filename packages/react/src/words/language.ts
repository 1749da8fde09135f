/** A language that the words of the package are written in: Gujarati or English. */
export type Language = "gu" | "en";
