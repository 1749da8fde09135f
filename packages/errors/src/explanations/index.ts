/** The explanations of all errors, in every language of the interface. */
export { type ExplainedError, explainError } from "./explain-error.ts";
export type { Explanation, Explanations } from "./explanation.ts";
export { type ExplanationLanguage, explanationLanguages, explanationsIn, unknownError } from "./explanations-in.ts";
