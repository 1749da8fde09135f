/** The explanations of all errors, in every language of the interface. */
export {
    type ExplainedError,
    type ExplanationLanguage,
    explainError,
    explanationLanguages,
    explanationsIn,
    unknownError,
} from "./explain-error.ts";
export type { Explanation, Explanations } from "./explanation.ts";
