/** The form of a task as plain JSON, made when the site is built. */
import type { Range } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";

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

export type FormField = {
    /** The name in a call. */
    readonly name: string;
    readonly kind: FieldKind;
    readonly label: string;
    /** What the field is or does; parts in backticks are code. */
    readonly help: string;
    /** Range, unit and example, as text. */
    readonly facts?: string;
    /** Of a number: the valid range, and its description. */
    readonly range?: Range;
    readonly wanted?: string;
    /** The service's default. */
    readonly default?: string | number | boolean;
    /** A typical value, given for required fields and for JSON fields. */
    readonly example?: unknown;
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
};

export type TaskForm = {
    readonly task: TaskId;
    readonly inputs: FormField;
    /** The common parameters first. */
    readonly parameters: readonly FormField[];
    /** The shape of the call's output, as text. */
    readonly output: string;
};
