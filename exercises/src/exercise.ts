/** An exercise as data, and how it is read from its files. */
import {
    array,
    boolean,
    type InferOutput,
    integer,
    minLength,
    minValue,
    nonEmpty,
    number,
    optional,
    picklist,
    pipe,
    record,
    regex,
    safeParse,
    strictObject,
    string,
    tuple,
    union,
    unknown,
} from "valibot";
import { condition } from "./conditions/condition.ts";
import { exerciseKinds } from "./kinds.ts";

const name = pipe(string(), regex(/^[a-z][a-z\d-]{0,39}$/, "a name in lower case, such as keep-talking"));
const text = pipe(string(), nonEmpty("a text"));

/** A replacement in the solution. What is replaced must be in it. */
const edit = tuple([text, string()]);
/** A whole program, or replacements that make it out of the solution. */
const variant = union([text, pipe(array(edit), minLength(1))]);
const variants = strictObject({ python: optional(variant), js: optional(variant), sh: optional(variant) });

/** A text; or a real file made of any text, of the kind that its name ends in, such as `leaf.jpg`. */
const file = union([string(), strictObject({ media: text })]);
const files = record(string(), file);

const run = strictObject({
    /** What the model writes, call by call: texts, or objects as in `callsheet sandbox --replies`. Default: made up. */
    replies: optional(array(unknown())),
    /** How the sandbox fails, request by request, as in `callsheet sandbox --fail`. Default: not at all. */
    fail: optional(array(text)),
    /** Files in place of those that the reader sees, by name. Default: the same. */
    files: optional(files),
});

const check = strictObject({
    id: name,
    /** The run in which it must hold, from 1. Default: every run. */
    run: optional(pipe(number(), integer(), minValue(1))),
    expect: condition,
});

const mistake = strictObject({
    /** The check whose hint it gets. */
    check: name,
    ...variants.entries,
});

const shared = strictObject({
    kind: picklist(exerciseKinds),
    /** How long it takes, in minutes. */
    minutes: pipe(number(), integer(), minValue(1)),
    /** Files beside the program, by name, as the reader sees them. */
    files: optional(files),
    solution: strictObject({ python: optional(text), js: optional(text), sh: optional(text) }),
    /** What the reader begins with. An exercise of kind `order` has none: its lines are shuffled. */
    start: optional(variants),
    /** Lines that do not belong in the program, for an exercise of kind `order`. */
    extra: optional(array(text)),
    /** The runs by which a program is judged. */
    runs: pipe(array(run), minLength(1)),
    /** In this order: the first that does not hold gives the hint. */
    checks: pipe(array(check), minLength(1)),
    /** Mistakes that readers make: each must get the hint of its check. */
    mistakes: pipe(array(mistake), minLength(1)),
    /** Whether a program may end with an error. Default: false. */
    mayFail: optional(boolean()),
});

const checkTexts = strictObject({
    /** What was expected. */
    expected: text,
    /** Why it matters. */
    why: text,
    /** A nudge, where to look, the answer. */
    hints: tuple([text, text, text]),
});

const texts = strictObject({
    title: text,
    /** What is to be done, in paragraphs; code in backticks. */
    task: text,
    /** Shown when it is right. */
    done: text,
    /** What to say when a check does not hold, by the check's id. */
    advice: record(name, checkTexts),
    /** The texts of its programs, files and replies in this language. */
    strings: optional(record(string(), text)),
});

/** A run of an exercise, in the reader's language. */
export type ExerciseRun = InferOutput<typeof run>;
export type ExerciseFile = InferOutput<typeof file>;
export type Check = InferOutput<typeof check>;
export type CheckTexts = InferOutput<typeof checkTexts>;
export type Mistake = InferOutput<typeof mistake>;
export type Variant = InferOutput<typeof variant>;

/** An exercise in a language. */
export type Exercise = InferOutput<typeof shared> &
    Omit<InferOutput<typeof texts>, "strings"> & {
        /** Its chapter and its own name: `chapter3/keep-talking`. */
        readonly id: string;
    };

/**
 * Reads an exercise in a language: the texts of its programs are replaced by that language's.
 *
 * @param id `chapter3/keep-talking`
 * @param data the content of `exercise.yaml`
 * @param words the content of `en.yaml` or `gu.yaml`
 * @throws TypeError that says where something is wrong
 */
export function readExercise(id: string, data: unknown, words: unknown): Exercise {
    const { strings = {}, ...told } = checked(texts, words, `${id}: its texts`);
    const exercise = checked(shared, inWords(data, strings), id);
    const ids = exercise.checks.map((one) => one.id);
    const missing = ids.filter((one) => !Object.hasOwn(told.advice, one));
    const spare = [...Object.keys(told.advice), ...exercise.mistakes.map((one) => one.check)].filter(
        (one) => !ids.includes(one) && !generalChecks.some((general) => general === one),
    );
    if (missing.length > 0) throw new TypeError(`${id}: no advice for the checks ${missing.join(", ")}.`);
    if (spare.length > 0) throw new TypeError(`${id} has no check ${spare.join(", ")}, only ${ids.join(", ")}.`);
    return { id, ...exercise, ...told };
}

/** The checks that every exercise has, before its own. */
export const generalChecks = ["ends", "asks", "accepted"] as const;
export type GeneralCheck = (typeof generalChecks)[number];

/** Replaces the texts in all strings, the longest first, as one text may be a part of another. */
function inWords(data: unknown, strings: Readonly<Record<string, string>>): unknown {
    const pairs = Object.entries(strings).sort(([one], [other]) => other.length - one.length);
    const replaced = (value: unknown): unknown => {
        if (typeof value === "string") return pairs.reduce((all, [from, to]) => all.replaceAll(from, () => to), value);
        if (Array.isArray(value)) return value.map(replaced);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
    };
    return replaced(data);
}

function checked<Schema extends typeof shared | typeof texts>(
    schema: Schema,
    value: unknown,
    name: string,
): InferOutput<Schema> {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    const [{ path, message }] = result.issues;
    const place = (path ?? []).map(({ key }) => String(key)).join(".");
    throw new TypeError(`${name}: ${place === "" ? "" : `${place}: `}${message}`);
}
