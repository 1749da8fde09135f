/** Exercises that are judged by what a program did. */
export type { Seen } from "./conditions/find-problem.ts";
export { type Evidence, type Failure, isCall, type SavedFile, type SentCall } from "./evidence.ts";
export {
    type Check,
    type CheckTexts,
    type Exercise,
    type ExerciseFile,
    type ExerciseKind,
    type ExerciseRun,
    exerciseKinds,
    fileBytes,
    inWords,
    type Mistake,
    type ProgramLanguage,
    programLanguages,
    readExercise,
} from "./exercise.ts";
export { judge, type Verdict } from "./judge.ts";
export { joined, languagesOf, linesToOrder, mistakeIn, shuffled, solutionOf, startOf } from "./programs.ts";
export {
    type Advice,
    adviceOn,
    chapterLabel,
    checkLabels,
    kindLabel,
    minutesLabel,
    textsOfCheck,
} from "./words/advice.ts";
