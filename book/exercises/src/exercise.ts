/** An exercise as data, and how it is read from its files. */
import { type InterfaceLanguage, isInterfaceLanguage } from "@callsheet/inference/interface-languages";
import { isMediaKind, media } from "@callsheet/sandbox/media";
import {
    array,
    type BaseIssue,
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

/** What a reader does: changes a program, orders its lines, fills a gap, mends a mistake, writes one, or makes one cope. */
export const exerciseKinds = ["change", "order", "fill", "mend", "write", "survive"] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

/** The languages of programs, the one of the page first. */
export const programLanguages = ["python", "js", "sh"] as const;
export type ProgramLanguage = (typeof programLanguages)[number];

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
        /** The number of its chapter. */
        readonly chapter: number;
        /** Its own name: `keep-talking`. */
        readonly name: string;
    };

/**
 * Reads an exercise in a language: the texts of its programs are replaced by that language's.
 *
 * @param id `chapter3/keep-talking`
 * @param content of its file: what all languages share, and the texts of each language under its id
 * @throws TypeError that says where something is wrong
 */
export function readExercise(id: string, content: unknown, language: InterfaceLanguage): Exercise {
    const [, chapter, name] = /^chapter(\d+)\/([a-z\d-]+)$/.exec(id) ?? [];
    if (chapter === undefined || name === undefined) {
        throw new TypeError(
            `An exercise is named by its chapter and its own name, such as chapter3/keep-talking, not ${id}.`,
        );
    }
    const fields = Object.entries(Object(content));
    const words = fields.find(([key]) => key === language)?.[1];
    const data = Object.fromEntries(fields.filter(([key]) => !isInterfaceLanguage(key)));
    const { strings = {}, ...told } = checked(texts, words, `${id}: its texts in ${language}`);
    const exercise = checked(shared, inWords(data, strings), id);
    const problem = problemIn(exercise, Object.keys(told.advice));
    if (problem !== undefined) throw new TypeError(`${id}: ${problem}`);
    return { id, chapter: Number(chapter), name, ...exercise, ...told };
}

/** The checks that every exercise has, before its own. */
const generalChecks = ["stops", "ends", "asks", "accepted"] as const;
export type GeneralCheck = (typeof generalChecks)[number];

type Shared = InferOutput<typeof shared>;

/** What does not fit together in an exercise. @param advised the checks for which there is advice */
function problemIn(
    { checks, mistakes, runs, solution }: Pick<Shared, "checks" | "mistakes" | "runs" | "solution">,
    advised: readonly string[],
): string | undefined {
    const ids = checks.map(({ id }) => id);
    const known: readonly string[] = [...ids, ...generalChecks];
    const twice = known.find((one, index) => known.indexOf(one) < index);
    if (twice !== undefined) return `there are two checks ${twice}.`;
    const missing = ids.filter((one) => !advised.includes(one));
    if (missing.length > 0) return `no advice for the checks ${missing.join(", ")}.`;
    const unknownOnes = [...advised, ...mistakes.map((one) => one.check)].filter((one) => !known.includes(one));
    if (unknownOnes.length > 0) return `there is no check ${unknownOnes.join(", ")}, only ${known.join(", ")}.`;
    const late = checks.find(({ run = 1 }) => run > runs.length);
    if (late) return `the check ${late.id} is for run ${late.run}, of ${runs.length}.`;
    return Object.keys(solution).length === 0 ? "it has no solution." : undefined;
}

function checked<Schema extends typeof shared | typeof texts>(
    schema: Schema,
    value: unknown,
    name: string,
): InferOutput<Schema> {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    const { path, message } = deepest(result.issues.map(problemOf));
    throw new TypeError(`${name}: ${path.length === 0 ? "" : `${path.join(".")}: `}${message}`);
}

type Problem = { readonly path: readonly string[]; readonly message: string };

/** The problem with a value; of one that may have several forms, the problem with the form that it is most like. */
function problemOf({ path, message, issues }: BaseIssue<unknown>): Problem {
    const own = (path ?? []).map(({ key }) => String(key));
    if (issues === undefined) return { path: own, message };
    const inner = deepest(issues.map(problemOf));
    return inner.path.length === 0 ? { path: own, message } : { ...inner, path: [...own, ...inner.path] };
}

const deepest = ([first = { path: [], message: "" }, ...others]: readonly Problem[]): Problem =>
    others.reduce((deep, other) => (other.path.length > deep.path.length ? other : deep), first);

/**
 * Replaces texts in all strings of data, and leaves its keys and its structure as they are.
 *
 * @param strings what is replaced by what; the longest goes first, as one text may be a part of another
 */
export function inWords(data: unknown, strings: Readonly<Record<string, string>>): unknown {
    const pairs = Object.entries(strings).sort(([one], [other]) => other.length - one.length);
    const replaced = (value: unknown): unknown => {
        if (typeof value === "string") return pairs.reduce((all, [from, to]) => all.replaceAll(from, () => to), value);
        if (Array.isArray(value)) return value.map(replaced);
        if (typeof value !== "object" || value === null) return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)]));
    };
    return replaced(data);
}

/**
 * The bytes of a file of an exercise.
 * @throws TypeError if a real file cannot be made for its ending
 */
export function fileBytes(name: string, file: ExerciseFile): Uint8Array<ArrayBuffer> {
    if (typeof file === "string") return new TextEncoder().encode(file);
    const kind = name.slice(name.lastIndexOf(".") + 1);
    if (!isMediaKind(kind)) throw new TypeError(`No file can be made for ${name}.`);
    return media(kind, file.media).bytes;
}
