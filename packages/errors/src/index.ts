/** The public API of the error catalogue, without its explanations. */
export type { ErrorEntry } from "./entries/error-entry.ts";
export {
    allEntries,
    type ErrorGroup,
    type ErrorId,
    entriesIn,
    errorGroupIds,
    isClassEntry,
} from "./entries/error-groups.ts";
export type { ExplanationLabels } from "./explanations/explanation.ts";
export { explanationLabels } from "./explanations/labels-in.ts";
export { type FindOptions, type Found, findErrors, type Reason } from "./find-errors.ts";
export { type Setting, settingOf, stepsFor } from "./read/setting.ts";
