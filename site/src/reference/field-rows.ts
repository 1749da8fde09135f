/** The fields of a task as table rows. */
import { type Description, descriptions, type TaskDescription } from "@callsheet/inference/descriptions";
import { entriesOf, fieldOf, known } from "@callsheet/inference/schema";
import { isStreamingTask, type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { type FieldWords, factsOf, formsIn, wordsOfInputs, wordsOfParameter } from "@callsheet/react/generator/core";
import { commonParameters, exampleParameters } from "@callsheet/snippets";
import type { Language } from "../languages.ts";
import { inEnglish } from "../words/completed.ts";
import { answerText } from "../words/strings.ts";

export type FieldRow = {
    /** Path of the field: `choices[].message.content`. */
    readonly path: string;
    /** `string`, `"low" | "high"`, `object[]` */
    readonly type: string;
    readonly required: boolean;
    /** The default value, as JSON. */
    readonly default?: string;
    readonly label?: string;
    /** What it is, or what it changes; text between backticks is code. */
    readonly help: string;
    /** Range, unit and example, in words. */
    readonly facts?: string;
    /** The media types that it accepts. */
    readonly mediaTypes?: readonly string[];
    /** The meaning of each allowed value. */
    readonly options?: Readonly<Record<string, string>>;
};

type Source = {
    readonly path: string;
    readonly schema: Schema;
    readonly description: Description;
    /** Absent if the language has no text for this field: then its description is translated. */
    readonly words?: FieldWords | undefined;
    readonly example?: unknown;
    /** Whether it is input: then a field with a default may be missing. */
    readonly isInput: boolean;
};

/** The rows of a field and of all fields inside it. */
function rowsOf(language: Language, source: Source): readonly FieldRow[] {
    const { path, description, words, isInput } = source;
    const { schema, optional } = fieldOf(source.schema, isInput);
    const facts = factsOf(formsIn(language), description, source.example);
    const options = words?.options ?? description.options;
    const { lang = {} } = words ?? {};
    const marked = (text: string, textLanguage: "en" | undefined): string => (textLanguage ? inEnglish(text) : text);
    const row: FieldRow = {
        path,
        type: typeText(schema, description.mediaTypes !== undefined),
        required: !optional,
        ...(description.default !== undefined && { default: JSON.stringify(description.default) }),
        ...(words && { label: marked(words.label, lang.label) }),
        // What has no translation is the description, in English.
        help: words && words.help !== description.text ? words.help : answerText(language, description.text),
        ...(facts !== undefined && { facts: marked(facts, lang.label) }),
        ...(description.mediaTypes && { mediaTypes: description.mediaTypes }),
        ...(options && {
            options: Object.fromEntries(
                Object.entries(options).map(([value, text]) => [value, marked(text, lang.options)]),
            ),
        }),
    };
    return [row, ...innerRows(language, { ...source, schema })];
}

/** The rows of an object's fields, or of the objects in a list. */
function innerRows(language: Language, { path, schema, description, words, isInput }: Source): readonly FieldRow[] {
    const of = isList(schema) ? `${path}[]` : path;
    return Object.entries(fieldsIn(schema)).flatMap(([name, entry]) => {
        const { [name]: inner } = description.fields ?? {};
        if (!inner) return [];
        return rowsOf(language, {
            path: of === "" ? name : `${of}.${name}`,
            schema: entry,
            description: inner,
            words: words?.fields?.[name],
            isInput,
        });
    });
}

/** The inputs of a task. */
export function inputRows(language: Language, task: TaskId): readonly FieldRow[] {
    const { inputs, flat = "inputs" }: Task = tasks[task];
    const described: TaskDescription = descriptions[task];
    const words = wordsOfInputs(formsIn(language), task, described.inputs);
    return rowsOf(language, { path: flat, schema: inputs, description: described.inputs, words, isInput: true });
}

/** The parameters of a task, the most common first. */
export function parameterRows(language: Language, task: TaskId): readonly FieldRow[] {
    const described: TaskDescription = descriptions[task];
    const entries = entriesOf(tasks[task]);
    const examples: Readonly<Record<string, unknown>> = { ...exampleParameters[task] };
    const common: readonly string[] = commonParameters[task];
    const rare = Object.keys(entries).filter((name) => !common.includes(name));
    return [...common, ...rare].flatMap((path) => {
        const { [path]: schema } = entries;
        const { [path]: description } = described.parameters;
        if (!schema || !description) throw new Error(`${task} has no parameter ${path}.`);
        const words = wordsOfParameter(formsIn(language), task, path, description);
        // No example for options, which are all listed, or for objects, where it says no more than the type.
        const showsExample = description.options === undefined && typeof examples[path] !== "object";
        const example = showsExample ? examples[path] : undefined;
        return rowsOf(language, { path, schema, description, words, example, isInput: true });
    });
}

/** The output of a task: its fields, or itself if it has none. */
export const outputRows = (language: Language, task: TaskId): readonly FieldRow[] =>
    answerRows(language, tasks[task].output, descriptions[task].output);

/** The fields of a stream's events; empty if the task does not stream. */
export function eventRows(language: Language, task: TaskId): readonly FieldRow[] {
    const found: Task = tasks[task];
    const { event }: TaskDescription = descriptions[task];
    return isStreamingTask(found) && event ? answerRows(language, found.event, event) : [];
}

function answerRows(language: Language, schema: Schema, description: Description): readonly FieldRow[] {
    const [own, ...fields] = rowsOf(language, { path: "", schema, description, isInput: false });
    return own && fields.length === 0 ? [own] : fields;
}

/** The output of a task, in a sentence. */
export const outputText = (language: Language, task: TaskId): string =>
    answerText(language, descriptions[task].output.text);

type Schema = Parameters<typeof known>[0];

/** The type of a schema, in one line; an object is just `object`, since its fields have rows of their own. */
function typeText(schema: Schema, holdsFile = false): string {
    const kind = known(fieldOf(schema, true).schema);
    switch (kind.type) {
        case "string":
        case "number":
        case "boolean":
            return kind.type;
        case "array": {
            const item = typeText(kind.item);
            return item.includes("|") ? `(${item})[]` : `${item}[]`;
        }
        case "record":
            return `{ [name]: ${typeText(kind.value)} }`;
        case "union":
            return [...new Set(kind.options.map((option) => typeText(option)))].join(" | ");
        case "picklist":
            return kind.options.map((option) => JSON.stringify(option)).join(" | ");
        case "instance":
            return "Blob";
        case "custom":
            return holdsFile ? "file" : "string";
        // Nested lists, whose depth depends on the model.
        case "lazy":
            return "…";
        case "unknown":
            return "any";
        default:
            return "object";
    }
}

/** The fields of the objects that a schema accepts, itself or in lists, by name. */
function fieldsIn(schema: Schema): Readonly<Record<string, Schema>> {
    const kind = known(fieldOf(schema, true).schema);
    switch (kind.type) {
        case "object":
        case "loose_object":
            return kind.entries;
        case "array":
            return fieldsIn(kind.item);
        case "union":
            return Object.assign({}, ...kind.options.map(fieldsIn));
        default:
            return {};
    }
}

/** Whether a schema accepts a list. */
const isList = (schema: Schema): boolean => {
    const kind = known(fieldOf(schema, true).schema);
    return kind.type === "array" || (kind.type === "union" && kind.options.some(isList));
};
