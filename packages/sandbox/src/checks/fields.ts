/** Reads the fields of a JSON body, refuses what the real service would refuse, and limits what a request holds. */

import type { Json } from "@callsheet/inference/wire";
import { fieldName, Refusal, type Where } from "../refusal.ts";
import { excessOf } from "../responses/schema-limits.ts";

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
    typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a field has a value. Services read null like a field that is left out. */
export const isGiven = <T>(value: T): value is NonNullable<T> => value !== undefined && value !== null;

/** The type of a value, for hints. */
export function kindOf(value: unknown): string {
    if (value === null) return "null";
    return Array.isArray(value) ? "a list" : typeof value;
}

/** A value as text. Not `String(object)`: an object of a request may have a `toString` that is not a function. */
export const plain = (value: unknown): string =>
    typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

export function wrong(where: Where, expected: string, value: unknown): Refusal {
    const missing = value === undefined;
    const name = fieldName(where) || "the body";
    return new Refusal(422, missing ? `${name}: Field required` : `${name}: ${expected} expected`, {
        where,
        hint: missing ? `${name} is missing: ${expected}` : `${name} is ${kindOf(value)}: ${expected} is due`,
        code: missing ? "missing" : "invalid_type",
    });
}

export function object(value: unknown, where: Where): Fields {
    if (isFields(value)) return value;
    throw wrong(where, "an object", value);
}

export function list(value: unknown, where: Where): readonly unknown[] {
    if (Array.isArray(value) && value.length > 0) return value;
    throw wrong(where, "a list that is not empty", value);
}

export function text(value: unknown, where: Where): string {
    if (typeof value === "string") return value;
    throw wrong(where, "a string", value);
}

export function texts(value: unknown, where: Where): readonly string[] {
    const items = list(value, where);
    checkCount(items.length, maxTexts, where);
    return items.map((item, index) => text(item, [...where, index]));
}

/** A string or a list of strings. */
export const textOrTexts = (value: unknown, where: Where): string | readonly string[] =>
    Array.isArray(value) ? texts(value, where) : text(value, where);

/** A number within limits, if present. */
export function optionalNumber(
    body: Fields,
    key: string,
    { min = -Infinity, max = Infinity, whole = false }: { min?: number; max?: number; whole?: boolean },
): number | undefined {
    const value = body[key];
    if (!isGiven(value)) return undefined;
    const limits = `${whole ? "a whole number" : "a number"}${min > -Infinity ? ` from ${min}` : ""}${max < Infinity ? ` to ${max}` : ""}`;
    if (typeof value !== "number" || value < min || value > max || (whole && !Number.isInteger(value))) {
        throw wrong(["body", key], limits, value);
    }
    return value;
}

export function optionalFlag(body: Fields, key: string): boolean {
    const value = body[key];
    if (!isGiven(value)) return false;
    if (typeof value === "boolean") return value;
    throw wrong(["body", key], "true or false", value);
}

export function oneOf<Word extends string>(value: unknown, words: readonly Word[], where: Where): Word {
    const choice = words.find((word) => word === value);
    if (choice !== undefined) return choice;
    throw wrong(where, `one of ${words.join(", ")}`, value);
}

/** Reads a JSON schema, which is an object. @throws Refusal for one that is larger than any service takes */
export function jsonSchema(value: unknown, where: Where): Json {
    const schema = object(value, where) as Json; // The body was parsed from JSON.
    const excess = excessOf(schema);
    if (excess === undefined) return schema;
    throw new Refusal(400, `Invalid schema: it has ${excess}.`, {
        where,
        hint: `the schema in ${fieldName(where)} has ${excess}`,
        code: "invalid_json_schema",
    });
}

/*
 * Limits of what a request holds. They are above those of the services, so that whatever a service takes is taken, and
 * low enough that the work on one request is soon done: it grows with the length of the texts, and with nothing else.
 */

/** The most characters of a conversation or of a prompt. OpenAI takes as many in one string. */
export const maxPromptLength = 10_485_760;

/** The most characters of a task's texts together: models of tasks read some thousand. */
export const maxTaskLength = 1_048_576;

/** The most items of a list of texts. OpenAI takes as many inputs for embeddings. */
export const maxTexts = 2048;

/** The most functions that are offered. OpenAI takes half as many. */
export const maxFunctions = 256;

/** The most comparisons of texts with labels. */
export const maxComparisons = 100_000;

/** The most characters of the id of a model: as many as the headers of a request hold, where an id may stand too. */
export const maxNameLength = 16_384;

const nameOf = (where: Where): string => fieldName(where) || "the body";

/** @param what what is too long, for the message @throws Refusal if there are more characters than are taken */
export function checkLength(letters: number, most: number, where: Where, what = nameOf(where)): void {
    if (letters <= most) return;
    throw new Refusal(413, `${what}: ${letters} characters; at most ${most} are taken.`, {
        where,
        hint: `${what} has ${letters} characters together: the sandbox takes at most ${most}`,
        code: "string_above_max_length",
    });
}

/** @param what what there is too much of, for the message @throws Refusal if there is more than is taken */
export function checkCount(count: number, most: number, where: Where, what = "items"): void {
    if (count <= most) return;
    throw new Refusal(413, `${nameOf(where)}: ${count} ${what}; at most ${most} are taken.`, {
        where,
        hint: `${nameOf(where)} has ${count} ${what}: the sandbox takes at most ${most}`,
        code: "array_above_max_length",
    });
}

/** The number of characters of all texts and names in a value of JSON. */
export function textLength(value: unknown): number {
    let letters = 0;
    // Not recursive: the value may be nested deeply.
    const open = [value];
    while (open.length > 0) {
        const one = open.pop();
        if (typeof one === "string") letters += one.length;
        if (typeof one !== "object" || one === null) continue;
        for (const [name, inner] of Object.entries(one)) {
            if (!Array.isArray(one)) letters += name.length;
            open.push(inner);
        }
    }
    return letters;
}
