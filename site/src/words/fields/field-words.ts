/** The words of fields: what every language says of what goes into a task. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { ParameterName } from "@callsheet/snippets";

/** What a field is called, where its description says the rest. */
export type FieldLabel = {
    readonly label: string;
    /** In place of the description, where a snippet does not do what the service would. */
    readonly help?: string;
    /** In place of what the description says of each value. */
    readonly options?: Readonly<Record<string, string>>;
    /** Of an object: its own fields. */
    readonly fields?: Readonly<Record<string, FieldLabel>>;
};

/** All that is said of a field. */
export type FieldWords = {
    readonly label: string;
    /** What it is, or what it changes; what stands between backticks is typed as it is. */
    readonly help: string;
    /** What each of the values means that can be chosen from. */
    readonly options?: Readonly<Record<string, string>>;
    readonly fields?: Readonly<Record<string, FieldWords>>;
};

/** The parameters of all tasks, by name: one that has no words is a compile error. */
export type AnyParameter = { [Id in TaskId]: ParameterName<Id> }[TaskId];

/** The words of every field of every task. */
export type WordsOfFields<Words> = {
    readonly inputs: Readonly<Record<TaskId, Words>>;
    readonly parameters: Readonly<Record<AnyParameter, Words>>;
    /** The words of a parameter that means something else in one task than in the others. */
    readonly ofTask: { readonly [Id in TaskId]?: { readonly [Name in ParameterName<Id>]?: Words } };
};
