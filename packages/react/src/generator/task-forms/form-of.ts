/** Makes a task's form from its schemas and descriptions. */

import { type Description, descriptions, type TaskDescription } from "@callsheet/inference/descriptions";
import { entriesOf, fieldOf, known } from "@callsheet/inference/schema";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { namesOfFiles } from "@callsheet/inference/wire";
import { commonParameters, exampleParameters, maxTokensByDefault } from "@callsheet/snippets";
import type { FieldWords, FormLanguage } from "../../words/fields/field-words.ts";
import { englishForms, wordsOfInputs, wordsOfParameter } from "../../words/fields/words-of-fields.ts";
import { factsOf, rangeInWords } from "./field-facts.ts";
import { fieldKindOf, type Schema, shapeOf, takesNumbers } from "./field-kind.ts";
import type { FormField, TaskForm } from "./task-form.ts";

/** The data that a field is made from. */
type Source = {
    readonly name: string;
    readonly schema: Schema;
    readonly description: Description;
    readonly words: FieldWords;
    readonly example: unknown;
    /** Whether it belongs to the task's inputs rather than its parameters. */
    readonly isInput: boolean;
    /** Whether the object that it is a part of is optional, which makes it optional too. */
    readonly free?: boolean;
};

/**
 * The form of a task.
 *
 * @param task the task's id
 * @param forms the language of labels and help; default English
 * @returns the field of the inputs, and the fields of all parameters, the common ones first
 * @example
 * import { formOf, gujaratiForms } from "@callsheet/react/generator/core";
 *
 * const { inputs, parameters } = formOf("text-to-image", gujaratiForms);
 */
export function formOf(task: TaskId, forms: FormLanguage = englishForms): TaskForm {
    const definition: Task = tasks[task];
    const taskDescription: TaskDescription = descriptions[task];
    const common: readonly string[] = commonParameters[task];
    const examples: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const own: Readonly<Record<string, unknown>> = { ...(definition.example.parameters ?? {}) };
    const entries = entriesOf(definition);
    const rare = Object.keys(entries).filter((name) => !common.includes(name));
    const parameter = (name: string): FormField => {
        const { [name]: schema } = entries;
        const { [name]: description } = taskDescription.parameters;
        if (!schema || !description) throw new Error(`${task} has no parameter ${name}.`);
        const words = wordsOfParameter(forms, task, name, description);
        const example = examples[name];
        const field = fieldFrom(forms, { name, schema, description, words, example, isInput: false });
        return {
            ...field,
            // Reset restores the value of the task's own example.
            ...(field.required && name in own && { example: own[name] }),
            ...(task === "conversational" && name === "max_tokens" && { default: maxTokensByDefault }),
            ...(!common.includes(name) && { rare: true }),
        };
    };
    const inputs = fieldFrom(forms, {
        name: definition.flat ?? "inputs",
        schema: definition.inputs,
        description: taskDescription.inputs,
        words: wordsOfInputs(forms, task, taskDescription.inputs),
        example: namesOfFiles(definition.example.inputs),
        isInput: true,
    });
    return {
        task,
        inputs,
        parameters: [...common, ...rare].map(parameter),
        output: shapeOf(definition.output),
    };
}

function fieldFrom(forms: FormLanguage, source: Source): FormField {
    const { name, description, words, example, isInput, free = false } = source;
    const { schema, optional: lone } = fieldOf(source.schema, true);
    const optional = lone || free;
    const kind = fieldKindOf(schema, description, example, isInput);
    const shownExample = kind === "number" || ((kind === "text" || kind === "texts") && !isInput) ? example : undefined;
    const facts = factsOf(forms, description, shownExample);
    return {
        name,
        kind,
        label: words.label,
        help: words.help,
        ...(words.lang && { lang: words.lang }),
        ...(facts !== undefined && { facts }),
        ...(kind === "number" && {
            rangeText: rangeInWords(forms, description.range),
            range: description.range ?? {},
        }),
        ...(description.default !== undefined && { default: description.default }),
        // Other fields show their example among the facts.
        ...((kind === "json" || !optional) && { example }),
        ...(!optional && { required: true }),
        ...(kind === "choice" && words.options && { choices: words.options }),
        ...(description.mediaTypes && { accept: description.mediaTypes.join() }),
        ...(kind === "texts" && !isInput && { short: true }),
        ...(kind === "table" && takesNumbers(schema) && { numbers: true }),
        ...(kind === "object" && { fields: innerFields(forms, { ...source, schema, free: optional }) }),
    };
}

/** The fields of an object. */
function innerFields(
    forms: FormLanguage,
    { name: owner, schema, description, words, example, isInput, free = false }: Source,
): readonly FormField[] {
    const kind = known(schema);
    const examples: Readonly<Record<string, unknown>> = { ...(example as object) };
    return Object.entries("entries" in kind ? kind.entries : {}).map(([name, entry]) => {
        const inner = { description: description.fields?.[name], words: words.fields?.[name] };
        if (!inner.description || !inner.words) throw new Error(`${owner}.${name} has no words.`);
        return fieldFrom(forms, {
            name,
            schema: entry,
            description: inner.description,
            words: inner.words,
            example: examples[name],
            isInput,
            free,
        });
    });
}
