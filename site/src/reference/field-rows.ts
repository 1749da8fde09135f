/** The fields of a task as the rows of a table. */
import { type Description, descriptions, type TaskDescription } from "@callsheet/inference/descriptions";
import { entriesOf, fieldOf } from "@callsheet/inference/schema";
import { isStreamingTask, type Task, type TaskId, tasks } from "@callsheet/inference/tasks";
import { commonParameters, exampleParameters } from "@callsheet/snippets";
import { factsOf } from "../generator/task-forms/field-facts.ts";
import type { Language } from "../languages.ts";
import type { FieldWords } from "../words/fields/field-words.ts";
import { wordsOfAnswer } from "../words/fields/words-of-answers.ts";
import { wordsOfInputs, wordsOfParameter } from "../words/fields/words-of-fields.ts";
import { fieldsIn, isList, type Schema, typeText } from "./type-text.ts";

export type FieldRow = {
    /** Where it stands: `choices[].message.content`. */
    readonly path: string;
    /** `string`, `"low" | "high"`, `object[]` */
    readonly type: string;
    readonly required: boolean;
    /** What holds where none is given, as it is written in JSON. */
    readonly default?: string;
    /** What it is called. */
    readonly label?: string;
    /** What it is, or what it changes; what stands between backticks is code. */
    readonly help: string;
    /** Range, unit and example, in words. */
    readonly facts?: string;
    /** The kinds of files that it takes. */
    readonly mediaTypes?: readonly string[];
    /** The values that can be chosen from, and what each means. */
    readonly options?: Readonly<Record<string, string>>;
};

type Source = {
    readonly path: string;
    readonly schema: Schema;
    readonly description: Description;
    /** Absent where the language has no words of the field's own: then those of its description are put into it. */
    readonly words?: FieldWords | undefined;
    readonly example?: unknown;
    /** Whether somebody writes it: then what has a default may be missing. */
    readonly given: boolean;
};

/** A field, and all that are in it. */
function rowsOf(language: Language, source: Source): readonly FieldRow[] {
    const { path, description, words, given } = source;
    const { schema, optional } = fieldOf(source.schema, given);
    const facts = factsOf(language, description, source.example);
    const options = words?.options ?? description.options;
    const row: FieldRow = {
        path,
        type: typeText(schema, description.mediaTypes !== undefined),
        required: !optional,
        ...(description.default !== undefined && { default: JSON.stringify(description.default) }),
        ...(words && { label: words.label }),
        help: words?.help ?? wordsOfAnswer(language, description.text),
        ...(facts !== undefined && { facts }),
        ...(description.mediaTypes && { mediaTypes: description.mediaTypes }),
        ...(options && { options }),
    };
    return [row, ...innerRows(language, { ...source, schema })];
}

/** The fields of an object, or of each of a list of objects. */
function innerRows(language: Language, { path, schema, description, words, given }: Source): readonly FieldRow[] {
    const of = isList(schema) ? `${path}[]` : path;
    return Object.entries(fieldsIn(schema)).flatMap(([name, entry]) => {
        const { [name]: inner } = description.fields ?? {};
        if (!inner) return [];
        return rowsOf(language, {
            path: of === "" ? name : `${of}.${name}`,
            schema: entry,
            description: inner,
            words: words?.fields?.[name],
            given,
        });
    });
}

/** What goes into a task. */
export function inputRows(language: Language, task: TaskId): readonly FieldRow[] {
    const { inputs, flat = "inputs" }: Task = tasks[task];
    const described: TaskDescription = descriptions[task];
    const words = wordsOfInputs(language, task, described.inputs);
    return rowsOf(language, { path: flat, schema: inputs, description: described.inputs, words, given: true });
}

/** What changes how a task is done, the parameters that people set most first. */
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
        const words = wordsOfParameter(language, task, path, description);
        // Values that can be chosen from are listed, and one of many parts says no more than its type does.
        const isSaid = description.options === undefined && typeof examples[path] !== "object";
        const example = isSaid ? examples[path] : undefined;
        return rowsOf(language, { path, schema, description, words, example, given: true });
    });
}

/** What a task returns: what it is, and its fields where it has any. */
export const outputRows = (language: Language, task: TaskId): readonly FieldRow[] =>
    answerRows(language, tasks[task].output, descriptions[task].output);

/** One event of a task that streams; empty for a task that does not. */
export function eventRows(language: Language, task: TaskId): readonly FieldRow[] {
    const found: Task = tasks[task];
    const { event }: TaskDescription = descriptions[task];
    return isStreamingTask(found) && event ? answerRows(language, found.event, event) : [];
}

function answerRows(language: Language, schema: Schema, description: Description): readonly FieldRow[] {
    const [whole, ...fields] = rowsOf(language, { path: "", schema, description, given: false });
    return whole && fields.length === 0 ? [whole] : fields;
}

/** What a task returns, in a sentence. */
export const outputText = (language: Language, task: TaskId): string =>
    wordsOfAnswer(language, descriptions[task].output.text);
