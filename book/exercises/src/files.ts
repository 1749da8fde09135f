/** Reads exercises from the repository, or from the folder beside the published command. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { InterfaceLanguage } from "@callsheet/inference/interface-languages";
import { parse } from "yaml";
import { type Exercise, readExercise } from "./exercise.ts";

/** The folder of all exercises in the repository. */
const ownFolder = join(import.meta.dirname, "..");

/** The ids of all exercises, by chapter and name: `chapter3/keep-talking`. */
export const exerciseIds = (folder = ownFolder): readonly string[] =>
    readdirSync(folder)
        .filter((chapter) => /^chapter\d+$/.test(chapter))
        .flatMap((chapter) => readdirSync(join(folder, chapter)).map((name) => `${chapter}/${name}`))
        .filter((file) => file.endsWith(".yaml"))
        .map((file) => file.slice(0, -".yaml".length))
        .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));

/**
 * An exercise in a language.
 *
 * @param folder in which its chapter is; default that of the repository
 * @throws TypeError that says where something is wrong
 */
export function exerciseIn(language: InterfaceLanguage, id: string, folder = ownFolder): Exercise {
    let content: unknown;
    try {
        content = parse(readFileSync(join(folder, `${id}.yaml`), "utf8"));
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new TypeError(`${id}.yaml cannot be read: ${reason}`, { cause });
    }
    return readExercise(id, content, language);
}

/** All exercises in a language. @throws TypeError that says where something is wrong */
export const exercisesIn = (language: InterfaceLanguage, folder = ownFolder): readonly Exercise[] =>
    exerciseIds(folder).map((id) => exerciseIn(language, id, folder));
