/** The explanations of all errors, in both languages. */
export { type ExplainedError, explainError, unknownError } from "./explain-error.ts";
export type { Explanation, Explanations } from "./explanation.ts";
export { type ExplanationLanguage, explanationLanguages, explanationsIn } from "./explanations-in.ts";
