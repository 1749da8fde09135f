import type { TaskId } from "@callsheet/inference/tasks";
import type { FieldStrings } from "../../words/fields/field-words.ts";
import { englishForms } from "../../words/fields/words-of-fields.ts";
import { loadFolder } from "../../words/generated/load-fields.ts";
import { formOf } from "./form-of.ts";
import type { TaskForm } from "./task-form.ts";

const loaders = new Map<string, () => Promise<FieldStrings>>(Object.entries(loadFolder));

/** The form beside strings in a language, which loads no other one; in English if there are no labels in it. */
export const formBeside = async (task: TaskId, lang: string): Promise<TaskForm> =>
    formOf(task, lang === englishForms.lang ? englishForms : { lang, fields: await loaders.get(lang)?.() });
