/** What the generator is made from, without React: its strings, its forms, and what it shows first. */

export type { FormStrings } from "../words/en/generator.ts";
export { englishGenerator, type GeneratorStrings } from "../words/en/generator.ts";
export type { FieldLabel, FieldWords, FormLanguage } from "../words/fields/field-words.ts";
export { formsIn, gujaratiForms } from "../words/fields/forms-in.ts";
export { englishForms, wordsOfInputs, wordsOfParameter } from "../words/fields/words-of-fields.ts";
export { gujaratiGenerator } from "../words/gu/generator.ts";
export type { Language } from "../words/strings-in.ts";
export { type NotebookCell, notebookText } from "./program/program-file.ts";
export { requestText } from "./program/request-text.ts";
export { type GeneratorStart, generatorStart } from "./start.ts";
export type { ClientTab, TabsView } from "./state/tabs-view.ts";
export type { View } from "./state/view.ts";
export { factsOf, formOf } from "./task-forms/form-of.ts";
export type { FieldKind, FormField, TaskForm } from "./task-forms/task-form.ts";
export { type TaskGroup, taskGroups, tasksIn } from "./task-forms/task-groups.ts";
