/** Makes a task's form from its schemas and descriptions. */
import { type Description, descriptions, type Range, type TaskDescription } from "@callsheet/inference/descriptions";
import { entriesOf, fieldOf, known } from "@callsheet/inference/schema";
import { type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { namesOfFiles } from "@callsheet/inference/wire";
import { commonParameters, exampleParameters, maxTokensByDefault } from "@callsheet/snippets";
import type { FactStrings, FieldWords, FormLanguage } from "../../words/fields/field-words.ts";
import { englishForms, fieldStrings, wordsOfInputs, wordsOfParameter } from "../../words/fields/words-of-fields.ts";
import { fill } from "../../words/format.ts";
import type { FieldKind, FormField, TaskForm } from "./task-form.ts";

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

export type Schema = Parameters<typeof known>[0];

/**
 * @param example a typical value, which decides if the schema accepts several types
 * @param isInput whether the field belongs to the task's inputs rather than its parameters
 */
function fieldKindOf(schema: Schema, description: Description, example: unknown, isInput: boolean): FieldKind {
    if (description.mediaTypes) return "file";
    const kind = known(schema);
    switch (kind.type) {
        case "string":
            return kindOfText(example);
        case "number":
        case "boolean":
            return kind.type;
        case "picklist":
            return "choice";
        case "array":
            return kindOfList(kind.item, isInput);
        case "record":
            return known(kind.value).type === "array" ? "table" : "json";
        case "object":
            return "object";
        case "loose_object":
            // A bare `type` selects further fields that the schema does not list.
            return Object.keys(kind.entries).some((name) => name !== "type") ? "object" : "json";
        case "union": {
            if (typeof example === "string") return kindOfText(example);
            const list = kind.options.map(known).find(({ type }) => type === "array");
            return list?.type === "array" ? kindOfList(list.item, isInput) : "json";
        }
        default:
            throw new Error(`No field shows a schema of the type ${kind.type}.`);
    }
}

/** One word needs a single line; sentences need a text area. */
const kindOfText = (example: unknown): FieldKind =>
    typeof example === "string" && !example.includes(" ") ? "text" : "longText";

function kindOfList(schema: Schema, isInput: boolean): FieldKind {
    const item = known(schema);
    if (item.type === "string") return "texts";
    return isInput && "entries" in item ? "messages" : "json";
}

/** Whether a cell of the table may be a number. */
function takesNumbers(schema: Schema): boolean {
    const kind = known(schema);
    const column = kind.type === "record" ? known(kind.value) : kind;
    return column.type === "array" && known(column.item).type === "union";
}

const step = "    ";

/** The shape of a schema's values as readable text: the names of the fields and the type of each. */
export function shapeOf(schema: Schema, indentation = ""): string {
    const kind = known(schema);
    const inner = indentation + step;
    switch (kind.type) {
        case "string":
        case "number":
        case "boolean":
            return kind.type;
        case "array": {
            const item = shapeOf(kind.item, inner);
            return item.includes("\n") ? `[\n${inner}${item},\n${inner}…\n${indentation}]` : `[${item}, …]`;
        }
        case "object":
        case "loose_object":
            return objectShape(kind.entries, indentation);
        case "record":
            return `{ name: ${shapeOf(kind.value, indentation)}, … }`;
        case "union":
            return [...new Set(kind.options.map((option) => shapeOf(option, indentation)))].join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "optional":
        case "nullish":
        case "nullable":
            return shapeOf(kind.wrapped, indentation);
        case "instance":
            return "bytes";
        // Values of any type, and recursive schemas, which would never end.
        default:
            return "…";
    }
}

function objectShape(entries: Readonly<Record<string, Schema>>, indentation: string): string {
    const fields = Object.entries(entries).map(([name, schema]) => {
        const field = fieldOf(schema, false);
        return `${indentation}${step}${name}${field.optional ? "?" : ""}: ${shapeOf(field.schema, indentation + step)},\n`;
    });
    return `{\n${fields.join("")}${indentation}}`;
}

/** Which numbers are valid: `a whole number, 1 or more`. */
function rangeInWords(forms: FormLanguage, range: Range = {}): string {
    const { whole, min, max, above, below } = range;
    const words = fieldStrings(forms).facts;
    const both = min !== undefined && max !== undefined;
    const say = (text: string, ...numbers: readonly number[]) =>
        fill(text, Object.fromEntries(numbers.map((number, index) => [`${index}`, `${number}`])));
    const parts = [
        whole ? [words.whole] : [],
        above === undefined ? [] : [say(words.above, above)],
        both ? [say(words.between, min, max)] : [],
        !both && min !== undefined ? [say(words.least, min)] : [],
        !both && max !== undefined ? [say(words.most, max)] : [],
        below === undefined ? [] : [say(words.below, below)],
    ].flat();
    return parts.join(", ") || words.number;
}

/**
 * What is known of a field's values, as text: range, unit and example.
 *
 * @param forms the language of the text: `englishForms`, or another of `formsIn`
 * @param description the field's description, of which `unit` and `range` are read
 * @param example a typical value, or a list of them; values that are no text and no number are left out
 * @returns the text, such as `a whole number, 1 or more · in tokens`; undefined if nothing is known
 * @example
 * import { englishForms, factsOf } from "@callsheet/react/generator/core";
 *
 * const text = factsOf(englishForms, { range: { whole: true, min: 1 }, unit: "tokens" }, 512);
 */
export function factsOf(
    forms: FormLanguage,
    { unit, range }: Pick<Description, "unit" | "range">,
    example: unknown,
): string | undefined {
    const words: FactStrings = fieldStrings(forms).facts;
    const parts = [
        ...(range === undefined ? [] : [rangeInWords(forms, range)]),
        ...(unit === undefined ? [] : [fill(words.unit, { unit: words.units[unit] })]),
        ...exampleInWords(words, example),
    ];
    return parts.length === 0 ? undefined : parts.join(" · ");
}

function exampleInWords(words: FactStrings, example: unknown): readonly string[] {
    const text = Array.isArray(example) ? example.map((item) => literal(item)).join(", ") : literal(example);
    return text === "" ? [] : [fill(words.example, { example: text })];
}

/** A string or a number as text, with escapes such as `\n`. */
function literal(value: unknown): string {
    if (typeof value === "number") return String(value);
    return typeof value === "string" ? JSON.stringify(value).slice(1, -1) : "";
}
