/** The files of data that the generator loads on demand. Their names have a content hash, so a page never loads data of another version. */
import { createHash } from "node:crypto";
import data from "@callsheet/catalogue/internal/catalogue.json";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { formOf, formsIn, type TaskForm } from "@callsheet/react/generator/core";
import type { Language } from "../languages.ts";
import { fileAt } from "../routes.ts";

const contentVersion = (content: unknown): string =>
    createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 8);

/** The catalogue of models, which the generator loads when the reader searches for one. */
export const catalogueFile = { version: contentVersion(data), data } as const;

/** The catalogue's URL path. */
export const catalogueAddress = fileAt(`/catalogue.${catalogueFile.version}.json`);

/** The form of each task in a language. The generator loads them one by one; they share a version. */
export const formFiles = (language: Language): readonly (readonly [TaskId, TaskForm])[] =>
    taskIds.map((task) => [task, formOf(task, formsIn(language))]);

export const versionOfForms = (language: Language): string => contentVersion(formFiles(language));

/** The folder of the forms: `{folder}/{task}.json`. */
export const formsFolder = (language: Language): string => fileAt(`/forms/${language}/${versionOfForms(language)}`);
