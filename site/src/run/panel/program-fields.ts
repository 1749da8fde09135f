/**
 * The places of a program that a reader will want to change: its question, its labels, its sentence. A field names the
 * strings of the program that hold its values, so what is written in it is seen in the program.
 */
import type { Call } from "@callsheet/inference/providers";
import { highlight } from "@callsheet/react/highlight";

type FieldName = "question" | "instruction" | "text" | "sentence" | "sentences" | "labels";

/** A field, as the original program fills it. */
export type ProgramField = {
    readonly name: FieldName;
    /** The first of its strings, counted among all strings of the program. */
    readonly first: number;
    readonly values: readonly string[];
    /** Whether the reader may give more strings or fewer. */
    readonly isList: boolean;
};

export type CodeLanguage = "python" | "js";

/** A string literal of a program. */
type Literal = { readonly start: number; readonly text: string };

/**
 * The fields of a program.
 *
 * @param call the program's call; without one, its sentences are its fields
 */
export function fieldsOf(language: CodeLanguage, code: string, call?: Call): readonly ProgramField[] {
    const literals = literalsOf(language, code);
    const texts = literals.map(({ text }) => decoded(text));
    if (!call) return texts.flatMap((text, at) => sentenceAt(code, literals, text, at));
    const fields: ProgramField[] = [];
    for (const { name, values, isList } of textsOf(call)) {
        const isFree = (at: number): boolean =>
            fields.every(({ first, values: own }) => at >= first + own.length || at + values.length <= first);
        const first = texts.findIndex(
            (_, at) => isFree(at) && values.every((value, index) => texts[at + index] === value),
        );
        const isOnlyList = isList && !fields.some((field) => field.isList);
        if (first >= 0) fields.push({ name, first, values, isList: isOnlyList });
    }
    return fields.sort((one, other) => one.first - other.first);
}

/** The values of the fields in a program that was changed; undefined if other strings of it were changed as well. */
export function readFields(
    language: CodeLanguage,
    original: string,
    fields: readonly ProgramField[],
    code: string,
): readonly (readonly string[])[] | undefined {
    const before = literalsOf(language, original);
    const now = literalsOf(language, code);
    const more = now.length - before.length;
    const list = fields.find(({ isList }) => isList);
    if (more !== 0 && (!list || list.values.length + more < 1)) return undefined;
    const values: string[][] = [];
    let at = 0;
    let seen = 0;
    for (const field of fields) {
        for (; seen < field.first; seen++, at++) if (before[seen]?.text !== now[at]?.text) return undefined;
        const count = field.values.length + (field === list ? more : 0);
        const own = now.slice(at, at + count).map(({ text }) => decoded(text));
        if (own.length < count || own.includes(undefined)) return undefined;
        values.push(own.filter((value) => value !== undefined));
        at += count;
        seen += field.values.length;
    }
    for (; seen < before.length; seen++, at++) if (before[seen]?.text !== now[at]?.text) return undefined;
    return values;
}

/** The program with other values in a field; unchanged if its fields cannot be read. */
export function writeField(
    language: CodeLanguage,
    original: string,
    fields: readonly ProgramField[],
    code: string,
    changed: ProgramField,
    values: readonly string[],
): string {
    const now = readFields(language, original, fields, code);
    if (!now) return code;
    const index = fields.indexOf(changed);
    const earlier = fields
        .slice(0, index)
        .reduce((sum, field, at) => sum + (now[at]?.length ?? 0) - field.values.length, 0);
    const first = changed.first + earlier;
    const literals = literalsOf(language, code).slice(first, first + (now[index]?.length ?? 0));
    const [start, second] = literals;
    const end = literals.at(-1);
    if (!start || !end) return code;
    const between = second ? code.slice(start.start + start.text.length, second.start) : ", ";
    // A list keeps one string at least, so that its place stays known.
    const own = values.length > 0 ? values : [""];
    return [
        code.slice(0, start.start),
        own.map((value) => JSON.stringify(value)).join(between),
        code.slice(end.start + end.text.length),
    ].join("");
}

/** The values of a field as typed in it: a list has one on each line. */
export const typedValues = ({ isList }: ProgramField, text: string): readonly string[] =>
    isList
        ? text
              .split("\n")
              .map((line) => line.trim())
              .filter(Boolean)
        : [text];

/** The texts of a call that a reader will want to change, in no certain order. */
function textsOf({ inputs, parameters }: Call): readonly Pick<ProgramField, "name" | "values" | "isList">[] {
    const one = (name: FieldName, value: unknown) =>
        typeof value === "string" ? [{ name, values: [value], isList: false }] : [];
    const many = (name: FieldName, value: unknown) =>
        Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === "string")
            ? [{ name, values: value as readonly string[], isList: true }]
            : [];
    const message = ({ role, content }: Fields) => {
        const name = role === "system" ? "instruction" : "question";
        if (!Array.isArray(content)) return one(name, content);
        return content.flatMap((part: Fields) => one(name, part["text"]));
    };
    const given = typeof inputs === "object" && inputs !== null ? (inputs as Fields) : {};
    const messages = given["messages"] ?? inputs;
    return [
        ...one("text", inputs),
        ...(Array.isArray(messages) ? messages.flatMap((entry: Fields) => message(entry)) : []),
        ...one("question", given["question"] ?? given["query"]),
        ...one("text", given["context"]),
        ...one("sentence", given["source_sentence"]),
        ...many("sentences", given["sentences"]),
        ...many("labels", (parameters as Fields | undefined)?.["candidate_labels"]),
    ];
}

type Fields = Readonly<Record<string, unknown>>;

/** A string of several words as a field of its own. */
function sentenceAt(code: string, literals: readonly Literal[], text: string | undefined, at: number): ProgramField[] {
    if (text === undefined || !/\S\s\S/.test(text)) return [];
    const before = code.slice(0, literals[at]?.start);
    const isInstruction = /"system", "content": $/.test(before);
    const name = isInstruction ? "instruction" : text.includes("?") ? "question" : "text";
    return [{ name, first: at, values: [text], isList: false }];
}

function literalsOf(language: CodeLanguage, code: string): readonly Literal[] {
    const literals: Literal[] = [];
    let start = 0;
    for (const { text, colour } of highlight(language, code)) {
        if (colour === "string") literals.push({ start, text });
        start += text.length;
    }
    return literals;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };

/** The value of a plain literal of one line; undefined for another one. */
function decoded(literal: string): string | undefined {
    const inner = /^"((?:\\.|[^"\\\n])*)"$|^'((?:\\.|[^'\\\n])*)'$/.exec(literal);
    if (!inner) return undefined;
    return (inner[1] ?? inner[2] ?? "").replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, unit?: string, other = "") =>
        unit ? String.fromCharCode(Number.parseInt(unit, 16)) : (escapes[other] ?? other),
    );
}
