/** The strings about a field in each language, completed from its description. */
import type { Description } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Language } from "../../languages.ts";
import { englishFields } from "./english-fields.ts";
import type { AnyParameter, FieldLabel, FieldWords, WordsOfFields } from "./field-words.ts";
import { gujaratiFields } from "./gujarati-fields.ts";

/** In English labels are enough: the descriptions are in English. */
const words: Readonly<Record<Language, WordsOfFields<FieldLabel>>> = { gu: gujaratiFields, en: englishFields };

/** The strings about the inputs of a task. */
export const wordsOfInputs = (language: Language, task: TaskId, description: Description): FieldWords =>
    withDescription(words[language].inputs[task], description, task);

/** The strings about a parameter: those for this task, or the general ones. */
export function wordsOfParameter(language: Language, task: TaskId, name: string, description: Description): FieldWords {
    const { ofTask, parameters } = words[language];
    const own: Readonly<Record<string, FieldLabel>> = { ...ofTask[task] };
    const found = own[name] ?? (isParameter(name) ? parameters[name] : undefined);
    if (!found) throw new Error(`${name} has no words in ${language}.`);
    return withDescription(found, description, `${task} ${name}`);
}

const isParameter = (name: string): name is AnyParameter => Object.hasOwn(englishFields.parameters, name);

/** Fills in what the language lacks from the description. */
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
