/** The strings about a field in each language, completed from its description. */
import type { Description } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import { englishFields } from "../en/fields/index.ts";
import { folders } from "../generated/fields.ts";
import type { Language } from "../language.ts";
import type { AnyParameter, EnglishTexts, FieldLabel, FieldStrings, FieldWords } from "./field-words.ts";

const translations: { readonly [Id in Language]?: FieldStrings } = folders;

/** The strings about fields in a language; English if it has none. */
export const fieldStrings = (language: Language): FieldStrings => translations[language] ?? englishFields;

/**
 * The label and the help of a task's inputs.
 *
 * @param language a language of the interface
 * @param task the id of the task
 * @param description the description of the inputs, which completes what the language lacks
 * @returns the label, the help, and the same of inner fields
 * @example
 * import { descriptions } from "@callsheet/inference/descriptions";
 * import { wordsOfInputs } from "@callsheet/react/generator/core";
 *
 * const { label } = wordsOfInputs("gu", "summarization", descriptions.summarization.inputs);
 */
export const wordsOfInputs = (language: Language, task: TaskId, description: Description): FieldWords =>
    withDescription(language, fieldStrings(language).inputs[task], description, task);

/**
 * The label and the help of a parameter: those for this task, or the general ones.
 *
 * @param language a language of the interface
 * @param task the id of the task
 * @param name the name of the parameter, as a call has it
 * @param description the description of the parameter, which completes what the language lacks
 * @returns the label, the help, the meaning of each option, and the same of inner fields
 * @throws Error if the language has no words for the parameter
 * @example
 * import { descriptions } from "@callsheet/inference/descriptions";
 * import { wordsOfParameter } from "@callsheet/react/generator/core";
 *
 * const { seed } = descriptions["text-to-image"].parameters;
 * const { label } = wordsOfParameter("gu", "text-to-image", "seed", seed);
 */
export function wordsOfParameter(language: Language, task: TaskId, name: string, description: Description): FieldWords {
    const { ofTask, parameters } = fieldStrings(language);
    const own: Readonly<Record<string, FieldLabel>> = { ...ofTask[task] };
    const fieldWords = own[name] ?? (isParameter(name) ? parameters[name] : undefined);
    if (!fieldWords) throw new Error(`${name} has no words in ${language}.`);
    return withDescription(language, fieldWords, description, `${task} ${name}`);
}

const isParameter = (name: string): name is AnyParameter => Object.hasOwn(englishFields.parameters, name);

/** Fills in what the language lacks from the description. */
function withDescription(
    language: Language,
    { label, help, options = {}, fields = {} }: FieldLabel,
    description: Description,
    place: string,
): FieldWords {
    const inner = Object.entries(description.fields ?? {}).flatMap(([name, described]) => {
        const { [name]: named } = fields;
        return named ? [[name, withDescription(language, named, described, `${place}.${name}`)] as const] : [];
    });
    const lacksLabels = translations[language] === undefined;
    // English has the help and the options of the descriptions.
    const isTranslation = language !== "en";
    const lacksOptions =
        isTranslation &&
        (lacksLabels || Object.keys(description.options ?? {}).some((value) => !Object.hasOwn(options, value)));
    const lang: EnglishTexts = {
        ...(lacksLabels && { label: "en" }),
        ...(isTranslation && (lacksLabels || help === undefined) && { help: "en" }),
        ...(description.options && lacksOptions && { options: "en" }),
    };
    return {
        label,
        help: help ?? description.text,
        ...(description.options && {
            options: lacksOptions ? description.options : { ...description.options, ...options },
        }),
        fields: Object.fromEntries(inner),
        ...(Object.keys(lang).length > 0 && { lang }),
    };
}
