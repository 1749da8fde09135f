/** The strings about a field in each language, completed from its description. */
import type { Description } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import { englishFields } from "../en/fields/index.ts";
import type { AnyParameter, EnglishTexts, FieldLabel, FieldStrings, FieldWords, FormLanguage } from "./field-words.ts";

/** Forms in English, the default. */
export const englishForms: FormLanguage = { lang: "en", fields: englishFields };

/** The strings about fields in a language; English if it has none. */
export const fieldStrings = ({ fields }: FormLanguage): FieldStrings => fields ?? englishFields;

/**
 * The label and the help of a task's inputs.
 *
 * @param forms the language of the form: `englishForms`, or another of `formsIn`
 * @param task the id of the task
 * @param description the description of the inputs, which completes what the language lacks
 * @returns the label, the help, and the same of inner fields
 * @example
 * import { descriptions } from "@callsheet/inference/descriptions";
 * import { gujaratiForms, wordsOfInputs } from "@callsheet/react/generator/core";
 *
 * const { label } = wordsOfInputs(gujaratiForms, "summarization", descriptions.summarization.inputs);
 */
export const wordsOfInputs = (forms: FormLanguage, task: TaskId, description: Description): FieldWords =>
    withDescription(forms, fieldStrings(forms).inputs[task], description, task);

/**
 * The label and the help of a parameter: those for this task, or the general ones.
 *
 * @param forms the language of the form: `englishForms`, or another of `formsIn`
 * @param task the id of the task
 * @param name the name of the parameter, as a call has it
 * @param description the description of the parameter, which completes what the language lacks
 * @returns the label, the help, the meaning of each option, and the same of inner fields
 * @throws Error if the language has no words for the parameter
 * @example
 * import { descriptions } from "@callsheet/inference/descriptions";
 * import { gujaratiForms, wordsOfParameter } from "@callsheet/react/generator/core";
 *
 * const { seed } = descriptions["text-to-image"].parameters;
 * const { label } = wordsOfParameter(gujaratiForms, "text-to-image", "seed", seed);
 */
export function wordsOfParameter(
    forms: FormLanguage,
    task: TaskId,
    name: string,
    description: Description,
): FieldWords {
    const { ofTask, parameters } = fieldStrings(forms);
    const own: Readonly<Record<string, FieldLabel>> = { ...ofTask[task] };
    const fieldWords = own[name] ?? (isParameter(name) ? parameters[name] : undefined);
    if (!fieldWords) throw new Error(`${name} has no words in ${forms.lang}.`);
    return withDescription(forms, fieldWords, description, `${task} ${name}`);
}

const isParameter = (name: string): name is AnyParameter => Object.hasOwn(englishFields.parameters, name);

/** Fills in what the language lacks from the description. */
function withDescription(
    forms: FormLanguage,
    { label, help, options = {}, fields = {} }: FieldLabel,
    description: Description,
    place: string,
): FieldWords {
    const inner = Object.entries(description.fields ?? {}).flatMap(([name, described]) => {
        const { [name]: named } = fields;
        return named ? [[name, withDescription(forms, named, described, `${place}.${name}`)] as const] : [];
    });
    const lacksLabels = forms.fields === undefined;
    // English has the help and the options of the descriptions.
    const isTranslation = forms.lang !== "en";
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
