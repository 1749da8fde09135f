/** What a reader does: changes a program, orders its lines, fills a gap, mends a mistake, writes one, or makes one cope. */
export const exerciseKinds = ["change", "order", "fill", "mend", "write", "survive"] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

/** The languages of programs, the one of the page first. */
export const programLanguages = ["python", "js", "sh"] as const;
export type ProgramLanguage = (typeof programLanguages)[number];
