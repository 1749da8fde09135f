import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { formOf, type TaskForm } from "@callsheet/react/generator/core";
import type { Language } from "../../languages.ts";
import { fileAt } from "../../routes.ts";
import { contentVersion } from "./content-version.ts";

/** The form of each task in a language. The generator loads them one by one; they share a version. */
export const formFiles = (language: Language): readonly (readonly [TaskId, TaskForm])[] =>
    taskIds.map((task) => [task, formOf(task, language)]);

export const versionOfForms = (language: Language): string => contentVersion(formFiles(language));

/** The folder of the forms: `{folder}/{task}.json`. */
export const formsFolder = (language: Language): string => fileAt(`/forms/${language}/${versionOfForms(language)}`);
