/** Whether a condition holds, and what was seen instead. */
import type { Failure, SavedFile } from "../evidence.ts";
import type { Amount, Condition, FieldCondition } from "./condition.ts";
import { filled, isOfType, type Known, partsOf, placeIn, textOf } from "./place.ts";

/** What was seen in place of what was expected, as data: `words` says it in a language. */
export type Seen =
    | { readonly kind: "calls"; readonly count: number }
    /** The value at a place of a call, as JSON; undefined if there is none. */
    | { readonly kind: "field"; readonly call: number; readonly at: string; readonly value: string | undefined }
    | { readonly kind: "printed"; readonly text: string }
    | { readonly kind: "saved"; readonly names: readonly string[] }
    | { readonly kind: "waited"; readonly seconds: number }
    | { readonly kind: "ended" }
    /** It was still running. */
    | { readonly kind: "stopped"; readonly seconds: number }
    | {
          readonly kind: "failed";
          readonly name: string;
          readonly message: string;
          readonly line?: number;
          readonly trace: string;
      }
    | {
          readonly kind: "refused";
          readonly status: number;
          readonly response: string;
          readonly hint: string | undefined;
      };

/** @returns undefined if the condition holds */
export function findProblem(condition: Condition, known: Known): Seen | undefined {
    const { evidence } = known;
    if ("calls" in condition) {
        const { calls, with: fields = [] } = condition;
        const count = evidence.calls.filter(
            (call) => problemIn(partsOf(call), listOf(fields), known) === undefined,
        ).length;
        return isAmount(calls, count) ? undefined : { kind: "calls", count };
    }
    if ("call" in condition) return problemOfCall(condition, known);
    if ("printed" in condition) return problemInPrinted(condition.printed, known);
    if ("saved" in condition) {
        const isThere = evidence.saved.some((file) => isSaved(file, condition.saved, known));
        return isThere ? undefined : { kind: "saved", names: evidence.saved.map(({ name }) => name) };
    }
    if ("waits" in condition) {
        const { after, seconds } = condition.waits;
        const [one, next] = evidence.calls.slice(after - 1);
        if (!one || !next) return { kind: "calls", count: evidence.calls.length };
        const waited = (next.at - one.at) / 1000;
        // A program that waits for a second may measure it by another clock.
        return waited >= 0.95 * seconds ? undefined : { kind: "waited", seconds: waited };
    }
    const { failure } = evidence;
    if (condition.ends === "badly") return failure ? undefined : { kind: "ended" };
    return failure && failed(failure);
}

function failed({ name, message, line, trace }: Failure): Seen {
    return { kind: "failed", name, message, trace, ...(line !== undefined && { line }) };
}

const listOf = <Item>(value: Item | readonly Item[]): readonly Item[] =>
    Array.isArray(value) ? value : [value as Item];

const isAmount = (amount: Amount, value: number): boolean =>
    typeof amount === "number" ? value === amount : value >= amount[0] && value <= amount[1];

function problemOfCall({ call, has }: Extract<Condition, { call: unknown }>, known: Known): Seen | undefined {
    const { calls } = known.evidence;
    const seen = (index: number, { at, value }: FieldProblem): Seen => ({ kind: "field", call: index + 1, at, value });
    const number = call === "last" ? calls.length : call;
    const chosen = typeof number === "number" ? [number - 1] : calls.map((_, index) => index);
    const problems = chosen.flatMap((index) => {
        const one = calls[index];
        if (!one) return [{ kind: "calls", count: calls.length } as const];
        const problem = problemIn(partsOf(one), listOf(has), known);
        return problem ? [seen(index, problem)] : [];
    });
    if (chosen.length === 0) return { kind: "calls", count: 0 };
    if (call === "some") return problems.length < chosen.length ? undefined : problems.at(-1);
    return problems[0];
}

type FieldProblem = { readonly at: string; readonly value: string | undefined };

function problemIn(root: unknown, fields: readonly FieldCondition[], known: Known): FieldProblem | undefined {
    for (const field of fields) {
        const { at, values } = placeIn(root, field.at);
        const all = values.length === 0 ? [undefined] : values;
        const { lacks, ...rest } = field;
        // Of several values, one must be as expected, and none may have what must be lacking.
        const holds =
            all.some((value) => holdsFor(value, rest, known)) &&
            !(lacks !== undefined && all.some((value) => hasPart(value, lacks, known)));
        if (!holds) return { at, value: values[0] === undefined ? undefined : JSON.stringify(values[0]) };
    }
    return undefined;
}

function holdsFor(value: unknown, field: Omit<FieldCondition, "lacks">, known: Known): boolean {
    const { equals, has, matches, atLeast, atMost, length, is } = field;
    if (is !== undefined && !isOf(value, is)) return false;
    if (equals !== undefined && !isEqual(value, equals, known)) return false;
    if (has !== undefined && !listOf(has).every((part) => hasPart(value, part, known))) return false;
    if (matches !== undefined && !new RegExp(matches, "u").test(textOf(value) ?? "")) return false;
    if (atLeast !== undefined && !(typeof value === "number" && value >= atLeast)) return false;
    if (atMost !== undefined && !(typeof value === "number" && value <= atMost)) return false;
    if (length === undefined) return true;
    return (Array.isArray(value) || typeof value === "string") && isAmount(length, value.length);
}

function isEqual(value: unknown, expected: string | number | boolean, known: Known): boolean {
    const text = typeof expected === "string" ? filled(expected, known) : textOf(expected);
    return text !== undefined && textOf(value) === text;
}

/** Whether a text has a part, or a list an entry. */
function hasPart(value: unknown, part: string, known: Known): boolean {
    const expected = filled(part, known);
    if (expected === undefined) return false;
    return Array.isArray(value) ? value.includes(expected) : simple(textOf(value) ?? "").includes(simple(expected));
}

function isOf(value: unknown, kind: NonNullable<FieldCondition["is"]>): boolean {
    switch (kind) {
        case "text":
            return typeof value === "string";
        case "number":
            return typeof value === "number";
        case "list":
            return Array.isArray(value);
        case "object":
            return typeof value === "object" && value !== null && !Array.isArray(value);
        case "absent":
            return value === undefined || value === null;
        case "present":
            return value !== undefined && value !== null;
    }
}

type Printed = Extract<Condition, { printed: unknown }>["printed"];

function problemInPrinted({ has = [], lacks = [], matches }: Printed, known: Known): Seen | undefined {
    const { printed } = known.evidence;
    const isPrinted = (part: string): boolean => {
        const expected = filled(part, known);
        return expected !== undefined && simple(printed).includes(simple(expected));
    };
    const holds =
        listOf(has).every(isPrinted) &&
        !listOf(lacks).some(isPrinted) &&
        (matches === undefined || new RegExp(matches, "u").test(printed));
    return holds ? undefined : { kind: "printed", text: printed.trim() };
}

/** A text without differences that do not matter: white space, and how letters are composed. */
const simple = (text: string): string => text.normalize("NFC").replaceAll(/\s+/g, " ").trim();

type Saved = Extract<Condition, { saved: unknown }>["saved"];

function isSaved({ name, bytes }: SavedFile, { name: pattern = "*", type, has = [] }: Saved, known: Known): boolean {
    const parts = pattern.split("*").map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
    const isNamed = new RegExp(`^${parts.join(".*")}$`).test(name);
    if (!isNamed || bytes.length === 0 || (type !== undefined && !isOfType(bytes, type))) return false;
    const text = new TextDecoder().decode(bytes);
    return listOf(has).every((part) => {
        const expected = filled(part, known);
        return expected !== undefined && simple(text).includes(simple(expected));
    });
}
