/** Parsers for the values of options. */
import { UsageError } from "./errors.ts";

/** Parses a number. @throws UsageError */
export function number(text: string, flag: string): number {
    const value = Number(text);
    if (text.trim() !== "" && Number.isFinite(value) && value >= 0) return value;
    throw wrong(flag, "a number, 0 or more", text);
}

/** @returns a parser of whole numbers, which throws a UsageError for another text */
const wholeFrom =
    (min: number, max: number, expected = `a whole number from ${min} to ${max}`) =>
    (text: string, flag: string): number => {
        const value = Number(text);
        if (/^\d+$/.test(text) && value >= min && value <= max) return value;
        throw wrong(flag, expected, text);
    };

/** Parses a whole number. @throws UsageError */
export const wholeNumber = wholeFrom(1, Number.MAX_SAFE_INTEGER, "a whole number, 1 or more");

/** Parses a time in whole seconds: longer than a day is a typo. @throws UsageError */
export const seconds = wholeFrom(1, 86_400, "whole seconds, from 1 to 86400");

/** Parses a port. @throws UsageError */
export const port = wholeFrom(0, 65_535);

/** Parses a seed. @throws UsageError */
export const seed = wholeFrom(0, Number.MAX_SAFE_INTEGER);

/** A typo must not start a million threads. */
const jobCount = wholeFrom(1, 1000, "a whole number from 1 to 1000, or auto");

/** Parses a number of jobs. @throws UsageError */
export const jobs = (text: string, flag: string): number | "auto" => (text === "auto" ? text : jobCount(text, flag));

/** Parses a JSON object. @throws UsageError */
export function jsonObject(text: string, flag: string): Readonly<Record<string, unknown>> {
    const value = parsed(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
    throw wrong(flag, 'a JSON object, such as {"top_k": 3}', text);
}

/** Parses a JSON list. @throws UsageError */
export function jsonList(text: string, flag: string): readonly unknown[] {
    const value = parsed(text);
    if (Array.isArray(value)) return value;
    throw wrong(flag, 'a JSON list, such as [{"type": "function", …}]', text);
}

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return undefined;
    }
}

const wrong = (flag: string, expected: string, text: string): UsageError =>
    new UsageError(`${flag} takes ${expected}; received "${text}".`);

/** The distinct values, in the order of their first occurrences. */
export const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
