/** A lesson on each chapter: what is done when, and how. The words to each step are in `words`, under the step's id. */
import type { Exercise } from "@callsheet/exercises";
import type { Chapter } from "../../frame/map/content.ts";
import { sectionOf } from "../../frame/map/section.ts";
import type { Language } from "../../languages.ts";
import { pathOf } from "../../routes.ts";
import type { lessons as words } from "../../words/en/lessons.ts";
import { strings } from "../../words/strings.ts";
import { exerciseIn } from "../exercises/exercises-in.ts";
import { answersIn, componentsIn, readText } from "./read-text.ts";

export type LessonStep = {
    readonly minutes: number;
    readonly way: keyof typeof words.plan.ways;
    /** The exercise's name, the question's id, or the id of the first section: the step's words have it, too. */
    readonly id: string;
} & (
    | { readonly kind: "read"; readonly sections: readonly string[] }
    | { readonly kind: "exercise" }
    | { readonly kind: "question" }
);

type LessonChapter = keyof typeof words.chapters;

/** How long a lesson is, in minutes. */
export const lessonMinutes = 45;

const read = (minutes: number, id: string, ...others: readonly string[]): LessonStep => ({
    kind: "read",
    minutes,
    way: "together",
    id,
    sections: [id, ...others],
});
const exercise = (minutes: number, id: string, way: "alone" | "pairs"): LessonStep => ({
    kind: "exercise",
    minutes,
    way,
    id,
});
const question = (minutes: number, id: string): LessonStep => ({ kind: "question", minutes, way: "together", id });

/** The first lesson on each chapter. An exercise that is not in it is for home, or for another lesson. */
const lessons: Readonly<Record<LessonChapter, readonly LessonStep[]>> = {
    chapter1: [
        read(5, "where"),
        read(10, "ask", "line-by-line"),
        exercise(5, "short-answer", "alone"),
        exercise(6, "first-call", "pairs"),
        read(7, "answer", "token"),
        exercise(7, "token-at-home", "pairs"),
        question(5, "to-a-friend"),
    ],
    chapter2: [
        read(9, "sentiment", "score"),
        exercise(6, "how-sure", "alone"),
        read(5, "labels"),
        exercise(5, "third-label", "alone"),
        read(6, "meaning"),
        exercise(9, "nearest-note", "pairs"),
        question(5, "certain"),
    ],
    chapter3: [
        read(8, "why", "roles"),
        exercise(6, "class-five", "alone"),
        read(8, "memory"),
        exercise(7, "keep-talking", "pairs"),
        exercise(9, "lost-instruction", "pairs"),
        question(7, "growing"),
    ],
    chapter4: [
        read(5, "why"),
        read(6, "see"),
        exercise(6, "name-the-leaf", "alone"),
        read(5, "draw"),
        exercise(6, "same-poster", "pairs"),
        read(5, "listen"),
        exercise(7, "grandmothers-story", "pairs"),
        question(5, "not-in-list"),
    ],
    chapter5: [
        read(5, "why"),
        read(6, "task"),
        exercise(9, "small-task", "pairs"),
        read(7, "provider"),
        exercise(4, "cheapest-first", "alone"),
        exercise(8, "what-it-costs", "pairs"),
        question(6, "private"),
    ],
    chapter6: [
        read(7, "read"),
        exercise(8, "status-first", "pairs"),
        read(7, "retry"),
        exercise(10, "ask-again", "pairs"),
        read(7, "quote", "prompt-injection"),
        question(6, "trust"),
    ],
    chapter7: [
        read(6, "why", "notes"),
        exercise(7, "find-the-note", "alone"),
        exercise(8, "too-far", "pairs"),
        read(7, "script"),
        exercise(10, "listen-find-speak", "pairs"),
        question(7, "no-chat"),
    ],
};

/** The name of a chapter in `lessons`, and of its folder of exercises: `chapter3`. */
export const nameOfChapter = ({ chapter }: Pick<Chapter, "chapter">): string => `chapter${chapter}`;

const hasLesson = (name: string): name is LessonChapter => Object.hasOwn(lessons, name);

/** Whether there is a lesson on a chapter, and so a page for teachers. */
export const isTaught = (chapter: Pick<Chapter, "chapter">): boolean => hasLesson(nameOfChapter(chapter));

/** What a lesson needs of a chapter. */
export type TaughtText = Pick<Chapter, "chapter" | "id" | "place" | "text">;

export type Lesson = {
    /** How far one lesson goes. */
    readonly note: string;
    /** How each step is done, by its id. */
    readonly how: Readonly<Record<string, string>>;
    readonly steps: readonly LessonStep[];
};

/**
 * The lesson on a chapter.
 * @throws Error if there is none
 */
export function lessonOn(language: Language, chapter: Pick<Chapter, "chapter">): Lesson {
    const name = taughtName(chapter);
    return { ...strings[language].lessons.chapters[name], steps: lessons[name] };
}

const stepsOn = (chapter: Pick<Chapter, "chapter">): readonly LessonStep[] => lessons[taughtName(chapter)];

function taughtName(chapter: Pick<Chapter, "chapter">): LessonChapter {
    const name = nameOfChapter(chapter);
    if (!hasLesson(name)) throw new Error(`There is no lesson on ${name}: see site/src/book/course/lessons.ts.`);
    return name;
}

/** The exercises of a chapter, in its order and in the language of its text. */
export const exercisesIn = ({ id, text }: Pick<Chapter, "id" | "text">): readonly Exercise[] =>
    componentsIn("Exercise", text, id).map(({ properties }) =>
        exerciseIn(sectionOf(id).language, properties["id"] ?? ""),
    );

/** The exercises of a chapter that are not in its lesson. */
export function exercisesLeft(chapter: TaughtText): readonly Exercise[] {
    const planned = stepsOn(chapter)
        .filter(({ kind }) => kind === "exercise")
        .map(({ id }) => id);
    return exercisesIn(chapter).filter(({ name }) => !planned.includes(name));
}

/** What a step is about, in the chapter's own words, and where it is. */
export type Subject = { readonly href: string; readonly text: string };

/**
 * What a step is about: sections, an exercise or a question.
 * @throws Error if the chapter does not have it
 */
export function subjectsOf(language: Language, chapter: TaughtText, step: LessonStep): readonly Subject[] {
    const found = <Value>(value: Value | undefined, id: string): Value => {
        if (value === undefined) throw new Error(`${chapter.id} has no ${step.kind} "${id}" for its lesson.`);
        return value;
    };
    if (step.kind === "exercise") {
        const exercise = exercisesIn(chapter).find(({ name }) => name === step.id);
        return [{ href: `#exercise-${step.id}`, text: found(exercise, step.id).title }];
    }
    const address = pathOf(language, chapter.place);
    if (step.kind === "question") {
        const answer = answersIn(chapter.text).find(({ id }) => id === step.id);
        return [{ href: `${address}#check-${step.id}`, text: found(answer, step.id).question }];
    }
    const { headings } = readText(chapter.text, chapter.id);
    return step.sections.map((section) => {
        const heading = headings.find(({ id }) => id === section);
        return { href: `${address}#${section}`, text: found(heading, section).text };
    });
}

export const minutesOf = (exercises: readonly Pick<Exercise, "minutes">[]): number =>
    exercises.reduce((sum, { minutes }) => sum + minutes, 0);
