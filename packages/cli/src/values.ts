/** Parsers for the values of options. */
import { UsageError } from "./errors.ts";

/** Parses a number. @throws UsageError */
export function number(text: string, flag: string): number {
    const value = Number(text);
    if (text.trim() !== "" && Number.isFinite(value) && value >= 0) return value;
    throw wrong(flag, "a number, 0 or more", text);
}

/** Parses a whole number. @throws UsageError */
export function wholeNumber(text: string, flag: string): number {
    if (/^[1-9]\d*$/.test(text)) return Number(text);
    throw wrong(flag, "a whole number, 1 or more", text);
}

/** Longer than a day is a typo. */
const maxSeconds = 86_400;

/** Parses a time in whole seconds. @throws UsageError */
export function seconds(text: string, flag: string): number {
    const value = Number(text);
    if (/^[1-9]\d*$/.test(text) && value <= maxSeconds) return value;
    throw wrong(flag, `whole seconds, from 1 to ${maxSeconds}`, text);
}

/** Parses a port. @throws UsageError */
export const port = (text: string, flag: string): number => upTo(65_535, text, flag);

/** Parses a seed. @throws UsageError */
export const seed = (text: string, flag: string): number => upTo(Number.MAX_SAFE_INTEGER, text, flag);

function upTo(max: number, text: string, flag: string): number {
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= max) return value;
    throw wrong(flag, `a whole number from 0 to ${max}`, text);
}

/** A typo must not start a million threads. */
const maxJobs = 1000;

/** Parses a number of jobs. @throws UsageError */
export function jobs(text: string, flag: string): number | "auto" {
    if (text === "auto") return text;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= 1 && value <= maxJobs) return value;
    throw wrong(flag, `a whole number from 1 to ${maxJobs}, or auto`, text);
}

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
