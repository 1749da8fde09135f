/** The form of a task as plain JSON, made when the site is built. */
import type { Range } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import { isRecord, isText } from "@callsheet/snippets/query";
import type { EnglishTexts } from "../../words/fields/field-words.ts";

/** Which control a field has. A value that this control cannot show is shown as JSON. */
export type FieldKind =
    | "text"
    | "longText"
    | "number"
    | "boolean"
    | "choice"
    /** A list of strings. */
    | "texts"
    /** The name of a file. */
    | "file"
    /** Columns of cells, by name. */
    | "table"
    /** The turns of a conversation. */
    | "messages"
    | "object"
    | "json";

/** A field of a form. */
export type FormField = {
    /** The name in a call. */
    readonly name: string;
    /** Which control it has. */
    readonly kind: FieldKind;
    /** The name for people. */
    readonly label: string;
    /** What the field is or does; parts in backticks are code. */
    readonly help: string;
    /** Range, unit and example, as text. */
    readonly facts?: string;
    /** Of a number: the valid range. */
    readonly range?: Range;
    /** Of a number: the valid range, as text. */
    readonly rangeText?: string;
    /** The service's default. */
    readonly default?: string | number | boolean;
    /** A typical value, given for required fields and for JSON fields. */
    readonly example?: unknown;
    /** Whether a call must have it. */
    readonly required?: true;
    /** Of a parameter: whether few people set it. */
    readonly rare?: true;
    /** Of a choice: its values, each with its meaning. */
    readonly choices?: Readonly<Record<string, string>>;
    /** Of a file: the `accept` attribute of its file input. */
    readonly accept?: string;
    /** Of a list of strings: whether they are short, such as labels, and contain no commas. */
    readonly short?: true;
    /** Of a table: whether a cell may be a number. */
    readonly numbers?: true;
    /** Of an object: its fields. */
    readonly fields?: readonly FormField[];
    /** The language of those of its texts that are not in the form's language, as in the attribute `lang`. */
    readonly lang?: EnglishTexts;
};

/** The form of a task: what its inputs and its parameters are, as plain JSON. */
export type TaskForm = {
    /** The id of the task. */
    readonly task: TaskId;
    /** The field of the inputs. */
    readonly inputs: FormField;
    /** The common parameters first. */
    readonly parameters: readonly FormField[];
    /** The shape of the call's output, as text. */
    readonly output: string;
};

export function canShow({ kind, choices }: Pick<FormField, "kind" | "choices">, value: unknown): boolean {
    if (value === undefined) return true;
    switch (kind) {
        case "text":
        case "longText":
        case "file":
            return typeof value === "string";
        case "choice":
            return typeof value === "string" && Object.hasOwn(choices ?? {}, value);
        case "number":
            // Text that does not parse as a number is kept as typed.
            return typeof value === "number" || typeof value === "string";
        case "boolean":
            return typeof value === "boolean";
        case "texts":
            return isText(value) || isListOf(isText)(value);
        case "table":
            return isRecord(value) && Object.values(value).every(isListOf(isCell));
        case "messages":
            return isListOf(isRecord)(value);
        case "object":
            return isRecord(value);
        case "json":
            return true;
    }
}

const isCell = (value: unknown): boolean => isText(value) || typeof value === "number";

const isListOf =
    (isItem: (item: unknown) => boolean) =>
    (value: unknown): boolean =>
        Array.isArray(value) && value.every(isItem);
