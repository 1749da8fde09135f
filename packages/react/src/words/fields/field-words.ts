/** The types of the strings about fields: labels and help for inputs and parameters. */
import type { Unit } from "@callsheet/inference/descriptions";
import type { TaskId } from "@callsheet/inference/tasks";
import type { ParameterName } from "@callsheet/snippets";

/** The label of a field whose description provides the rest. */
export type FieldLabel = {
    /** The name of the field for people. */
    readonly label: string;
    /** Replaces the description where a snippet behaves differently from the service. */
    readonly help?: string;
    /** Replaces the descriptions of the values. */
    readonly options?: Readonly<Record<string, string>>;
    /** The fields of an object. */
    readonly fields?: Readonly<Record<string, FieldLabel>>;
};

/** Which of a field's texts are in English, on a page in a language that lacks them. */
export type EnglishTexts = {
    /** The label and the facts, in a language without strings about fields. */
    readonly label?: "en";
    /** The help. */
    readonly help?: "en";
    /** The meanings of its values, unless the language has all of them. */
    readonly options?: "en";
};

/** All strings about a field. */
export type FieldWords = {
    /** The name of the field for people. */
    readonly label: string;
    /** What it is, or what it changes, with `code` between backticks. */
    readonly help: string;
    /** The meaning of each value of a choice. */
    readonly options?: Readonly<Record<string, string>>;
    /** The fields of an object. */
    readonly fields?: Readonly<Record<string, FieldWords>>;
    /** The language of those texts that are not in the language that was asked for, as in the attribute `lang`. */
    readonly lang?: EnglishTexts;
};

/** The names of the parameters of all tasks. */
export type AnyParameter = { [Id in TaskId]: ParameterName<Id> }[TaskId];

/** The strings for the facts of a field: ranges, units, examples. */
export type FactStrings = {
    readonly number: string;
    readonly whole: string;
    readonly above: string;
    readonly below: string;
    readonly between: string;
    readonly least: string;
    readonly most: string;
    readonly unit: string;
    readonly units: Readonly<Record<Unit, string>>;
    readonly example: string;
};

/** The strings about every field of every task. English needs labels only: the descriptions are in English. */
export type FieldStrings<Words = FieldLabel> = {
    readonly facts: FactStrings;
    readonly inputs: Readonly<Record<TaskId, Words>>;
    readonly parameters: Readonly<Record<AnyParameter, Words>>;
    /** Parameters that mean something else in one task than in the others. */
    readonly ofTask: { readonly [Id in TaskId]?: { readonly [Name in ParameterName<Id>]?: Words } };
};
