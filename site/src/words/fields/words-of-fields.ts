/** The words of a field in each language, beside what its description says. */
import type { Description } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { englishFields } from "./english-fields.ts";
import type { AnyParameter, FieldLabel, FieldWords, WordsOfFields } from "./field-words.ts";
import { gujaratiFields } from "./gujarati-fields.ts";

/** Labels alone are enough in English, in which descriptions are. */
const words: Readonly<Record<Language, WordsOfFields<FieldLabel>>> = { gu: gujaratiFields, en: englishFields };

/** The words of what goes into a task. */
export const wordsOfInputs = (language: Language, task: TaskId, description: Description): FieldWords =>
    withDescription(words[language].inputs[task], description, task);

/** The words of a parameter: its own in this task, or those that it has in all. */
export function wordsOfParameter(language: Language, task: TaskId, name: string, description: Description): FieldWords {
    const { ofTask, parameters } = words[language];
    const own: Readonly<Record<string, FieldLabel>> = { ...ofTask[task] };
    const found = own[name] ?? (isParameter(name) ? parameters[name] : undefined);
    if (!found) throw new Error(`${name} has no words in ${language}.`);
    return withDescription(found, description, `${task} ${name}`);
}

const isParameter = (name: string): name is AnyParameter => Object.hasOwn(englishFields.parameters, name);

/** What is said where the language says nothing of its own: the description. */
function withDescription(
    { label, help, options = {}, fields = {} }: FieldLabel,
    description: Description,
    place: string,
): FieldWords {
    const inner = Object.entries(description.fields ?? {}).flatMap(([name, described]) => {
        const { [name]: named } = fields;
        return named ? [[name, withDescription(named, described, `${place}.${name}`)] as const] : [];
    });
    return {
        label,
        help: help ?? description.text,
        ...(description.options && { options: { ...description.options, ...options } }),
        fields: Object.fromEntries(inner),
    };
}
