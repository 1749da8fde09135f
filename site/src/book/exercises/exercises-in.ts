/** The exercises of the course, for pages. */
import { type Exercise, readExercise } from "@callsheet/exercises";
import { parse } from "yaml";
import type { Language } from "../../languages.ts";

const files = import.meta.glob<string>("../../../../book/exercises/chapter*/*.yaml", {
    query: "?raw",
    import: "default",
    eager: true,
});

const folder = "../../../../book/exercises/";

const known = new Map<string, Exercise>();

/**
 * An exercise in a language, read once: a chapter, its notebook, and its page for teachers show the same.
 * @param id its chapter and name, such as `chapter3/keep-talking`
 * @throws Error if there is none
 */
export function exerciseIn(language: Language, id: string): Exercise {
    const key = `${language}/${id}`;
    const text = files[`${folder}${id}.yaml`];
    if (text === undefined) throw new Error(`There is no exercise ${id}.`);
    const exercise = known.get(key) ?? readExercise(id, parse(text), language);
    known.set(key, exercise);
    return exercise;
}

/** The exercises of a chapter, by its number. */
export const exercisesOfChapter = (language: Language, chapter: number): readonly Exercise[] =>
    Object.keys(files)
        .map((path) => path.slice(folder.length, -".yaml".length))
        .filter((id) => id.startsWith(`chapter${chapter}/`))
        .map((id) => exerciseIn(language, id));
