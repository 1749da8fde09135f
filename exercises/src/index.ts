/** Exercises that are judged by what a program did. */
export type { Seen } from "./conditions/find-problem.ts";
export { type Evidence, type Failure, isCall, type SavedFile, type SentCall } from "./evidence.ts";
export {
    type Check,
    type CheckTexts,
    type Exercise,
    type ExerciseFile,
    type ExerciseRun,
    type Mistake,
    readExercise,
} from "./exercise.ts";
export { fileBytes } from "./file-bytes.ts";
export { inWords } from "./in-words.ts";
export { judge, type Verdict } from "./judge.ts";
export { type ExerciseKind, exerciseKinds, type ProgramLanguage, programLanguages } from "./kinds.ts";
export { joined, languagesOf, linesToOrder, mistakeIn, shuffled, solutionOf, startOf } from "./programs.ts";
export { type Advice, adviceOn, checkLabels, textsOfCheck } from "./words/advice.ts";
export { chapterLabel, kindLabel, minutesLabel } from "./words/words.ts";
