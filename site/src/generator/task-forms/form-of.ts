/** From what a task's schemas know and its descriptions say to the form that a reader fills in. */
import { type Description, descriptions, type TaskDescription } from "@callsheet/inference/descriptions";
import { entriesOf, fieldOf, known } from "@callsheet/inference/schema";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleParameters, maxTokensByDefault } from "@callsheet/snippets";
import type { Language } from "../../languages.ts";
import type { FieldWords } from "../../words/fields/field-words.ts";
import { wordsOfInputs, wordsOfParameter } from "../../words/fields/words-of-fields.ts";
import { factsOf, rangeInWords } from "./field-facts.ts";
import { kindOf, takesNumbers } from "./kind-of.ts";
import { namesOfFiles } from "./names-of-files.ts";
import { shapeOf } from "./shape-of.ts";
import type { FormField, TaskForm } from "./task-form.ts";

type Schema = Parameters<typeof known>[0];

/** What a field is made from. */
type Source = {
    readonly name: string;
    readonly schema: Schema;
    readonly description: Description;
    readonly words: FieldWords;
    readonly example: unknown;
    /** Whether it is, or is a part of, what goes in; not a parameter. */
    readonly goesIn: boolean;
    /** Whether what it is a part of may be left out, and it with it. */
    readonly free?: boolean;
};

/**
 * The form of a task.
 *
 * @param task the task's id
 * @param language what labels and help are in
 * @returns the field of its inputs, and those of all its parameters, the common ones first
 */
export function formOf(task: TaskId, language: Language): TaskForm {
    const found: Task = tasks[task];
    const described: TaskDescription = descriptions[task];
    const common: readonly string[] = commonParameters[task];
    const examples: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const own: Readonly<Record<string, unknown>> = { ...(found.example.parameters ?? {}) };
    const entries = entriesOf(found);
    const rare = Object.keys(entries).filter((name) => !common.includes(name));
    const parameter = (name: string): FormField => {
        const { [name]: schema } = entries;
        const { [name]: description } = described.parameters;
        if (!schema || !description) throw new Error(`${task} has no parameter ${name}.`);
        const words = wordsOfParameter(language, task, name, description);
        const example = examples[name];
        const field = fieldFrom(language, { name, schema, description, words, example, goesIn: false });
        return {
            ...field,
            // To put it back is to give what the task's own example has.
            ...(field.required && name in own && { example: own[name] }),
            ...(task === "conversational" && name === "max_tokens" && { default: maxTokensByDefault }),
            ...(!common.includes(name) && { rare: true }),
        };
    };
    const inputs = fieldFrom(language, {
        name: found.flat ?? "inputs",
        schema: found.inputs,
        description: described.inputs,
        words: wordsOfInputs(language, task, described.inputs),
        example: namesOfFiles(found.example.inputs),
        goesIn: true,
    });
    return {
        task,
        inputs,
        parameters: [...common, ...rare].map(parameter),
        output: shapeOf(found.output),
    };
}

function fieldFrom(language: Language, source: Source): FormField {
    const { name, description, words, example, goesIn, free = false } = source;
    const { schema, optional: lone } = fieldOf(source.schema, true);
    const optional = lone || free;
    const kind = kindOf(schema, description, example, goesIn);
    const said = kind === "number" || ((kind === "text" || kind === "texts") && !goesIn) ? example : undefined;
    const facts = factsOf(language, description, said);
    return {
        name,
        kind,
        label: words.label,
        help: words.help,
        ...(facts !== undefined && { facts }),
        ...(kind === "number" && { wanted: rangeInWords(language, description.range), range: description.range ?? {} }),
        ...(description.default !== undefined && { default: description.default }),
        // Others are named in the facts.
        ...((kind === "json" || !optional) && { example }),
        ...(!optional && { required: true }),
        ...(kind === "choice" && words.options && { choices: words.options }),
        ...(description.mediaTypes && { accept: description.mediaTypes.join() }),
        ...(kind === "texts" && !goesIn && { short: true }),
        ...(kind === "table" && takesNumbers(schema) && { numbers: true }),
        ...(kind === "object" && { fields: innerFields(language, { ...source, schema, free: optional }) }),
    };
}

/** The fields of an object. */
function innerFields(
    language: Language,
    { name: owner, schema, description, words, example, goesIn, free = false }: Source,
): readonly FormField[] {
    const kind = known(schema);
    const examples: Readonly<Record<string, unknown>> = { ...(example as object) };
    return Object.entries("entries" in kind ? kind.entries : {}).map(([name, entry]) => {
        const inner = { description: description.fields?.[name], words: words.fields?.[name] };
        if (!inner.description || !inner.words) throw new Error(`${owner}.${name} has no words.`);
        return fieldFrom(language, {
            name,
            schema: entry,
            description: inner.description,
            words: inner.words,
            example: examples[name],
            goesIn,
            free,
        });
    });
}
