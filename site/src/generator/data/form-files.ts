import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { fileAt } from "../../routes.ts";
import { formOf } from "../task-forms/form-of.ts";
import type { TaskForm } from "../task-forms/task-form.ts";
import { versionOf } from "./version-of.ts";

/** The form of each task in a language, of which the generator loads those that it shows; they have one version. */
export const formFiles = (language: Language): readonly (readonly [TaskId, TaskForm])[] =>
    taskIds.map((task) => [task, formOf(task, language)]);

export const versionOfForms = (language: Language): string => versionOf(formFiles(language));

/** The folder where they are: `{folder}/{task}.json`. */
export const formsFolder = (language: Language): string => fileAt(`/forms/${language}/${versionOfForms(language)}`);
