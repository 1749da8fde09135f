/** What the form of a task is: plain JSON, made when the site is built. */
import type { Range } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";

/** How a field is shown. What a field of its kind cannot hold is shown as JSON. */
export type FieldKind =
    | "text"
    | "longText"
    | "number"
    | "boolean"
    | "choice"
    /** A list of texts. */
    | "texts"
    /** The name of a file. */
    | "file"
    /** Columns by their names, each with its cells. */
    | "table"
    /** The turns of a conversation. */
    | "messages"
    | "object"
    | "json";

export type FormField = {
    /** As it is called in a call. */
    readonly name: string;
    readonly kind: FieldKind;
    readonly label: string;
    /** What it is, or what it changes; what stands between backticks is code. */
    readonly help: string;
    /** What else there is to know, in words: range, unit, example. */
    readonly facts?: string;
    /** Of a number: which are taken, and the same in words. */
    readonly range?: Range;
    readonly wanted?: string;
    /** What holds where none is given. */
    readonly default?: string | number | boolean;
    /** A value such as people set it: of a field that cannot do without, or that is written as JSON. */
    readonly example?: unknown;
    readonly required?: true;
    /** Of a parameter: few people set it. */
    readonly rare?: true;
    /** Of a choice: its values, and what each means. */
    readonly choices?: Readonly<Record<string, string>>;
    /** Of a file: the kinds of bytes, as a file input takes them. */
    readonly accept?: string;
    /** Of a list of texts: whether they are short, such as labels, and no comma stands in one. */
    readonly short?: true;
    /** Of a table: whether a cell may be a number. */
    readonly numbers?: true;
    /** Of an object: its fields. */
    readonly fields?: readonly FormField[];
};

export type TaskForm = {
    readonly task: TaskId;
    readonly inputs: FormField;
    /** The common ones first, as people look for them. */
    readonly parameters: readonly FormField[];
    /** The shape of what a call gives in the end, drawn in text. */
    readonly output: string;
};
