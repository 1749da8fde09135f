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
    /** Any number. */
    readonly number: string;
    /** A whole number. */
    readonly whole: string;
    /** More than `{0}`. */
    readonly above: string;
    /** Less than `{0}`. */
    readonly below: string;
    /** From `{0}` to `{1}`, both included. */
    readonly between: string;
    /** `{0}` or more. */
    readonly least: string;
    /** `{0}` or less. */
    readonly most: string;
    /** Before or after a `{unit}`. */
    readonly unit: string;
    /** The name of each unit. */
    readonly units: Readonly<Record<Unit, string>>;
    /** Before an `{example}`. */
    readonly example: string;
};

/** The language of a form: the strings about its fields. */
export type FormLanguage = {
    /** The language, as in the attribute `lang`. */
    readonly lang: string;
    /** The strings; absent if there are none in that language: then they are in English, and the form marks them. */
    readonly fields?: FieldStrings | undefined;
};

/** The strings about every field of every task. English needs labels only: the descriptions are in English. */
export type FieldStrings<Words = FieldLabel> = {
    /** The strings for ranges, units and examples. */
    readonly facts: FactStrings;
    /** The inputs of each task. */
    readonly inputs: Readonly<Record<TaskId, Words>>;
    /** The parameters of all tasks. */
    readonly parameters: Readonly<Record<AnyParameter, Words>>;
    /** Parameters that mean something else in one task than in the others. */
    readonly ofTask: { readonly [Id in TaskId]?: { readonly [Name in ParameterName<Id>]?: Words } };
};
