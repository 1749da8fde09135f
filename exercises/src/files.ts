/** Reads exercises from the repository, or from the folder beside the published command. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type InterfaceLanguage, interfaceLanguageIds } from "@callsheet/inference/interface-languages";
import { parse } from "yaml";
import { type Exercise, readExercise } from "./exercise.ts";

/** The folder of all exercises. */
export const exercisesFolder = join(import.meta.dirname, "..");

/** The ids of all exercises, by chapter and name: `chapter3/keep-talking`. */
export const exerciseIds = (folder = exercisesFolder): readonly string[] =>
    globSync("chapter*/*/exercise.yaml", { cwd: folder })
        .map((path) => path.replaceAll("\\", "/").replace(/\/exercise\.yaml$/, ""))
        .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

/**
 * An exercise in a language. Default: in English, if it has no texts in that language.
 * @throws TypeError that says where something is wrong
 */
export function exerciseIn(language: InterfaceLanguage, id: string, folder = exercisesFolder): Exercise {
    const read = (file: string): unknown => {
        try {
            return parse(readFileSync(join(folder, id, file), "utf8"));
        } catch (cause) {
            throw new TypeError(`${id}/${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, {
                cause,
            });
        }
    };
    return readExercise(id, read("exercise.yaml"), read(`${language}.yaml`));
}

/** All exercises in a language. @throws TypeError that says where something is wrong */
export const exercisesIn = (language: InterfaceLanguage, folder = exercisesFolder): readonly Exercise[] =>
    exerciseIds(folder).map((id) => exerciseIn(language, id, folder));

/** All exercises in all languages. @throws TypeError that says where something is wrong */
export const allExercises = (): readonly (readonly [InterfaceLanguage, Exercise])[] =>
    interfaceLanguageIds.flatMap((language) => exercisesIn(language).map((exercise) => [language, exercise] as const));
