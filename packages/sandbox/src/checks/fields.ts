/** Reads the fields of a JSON body and refuses what the real service would refuse. */
import type { Json } from "@callsheet/inference/wire";
import { fieldName, Refusal, type Where } from "../refusal.ts";
import { excessOf } from "../responses/schema-limits.ts";
import { checkCount, maxTexts } from "./length.ts";

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
