import { UsageError } from "./usage-error.ts";

/** Parses an option's number. @throws UsageError */
export const number =
    (option: string) =>
    (written: string): number => {
        const value = Number(written);
        if (written.trim() !== "" && Number.isFinite(value) && value >= 0) return value;
        throw new UsageError(`${option} takes a number, 0 or more; received "${written}".`);
    };

/** Parses an option's whole number. @throws UsageError */
export const wholeNumber =
    (option: string) =>
    (written: string): number => {
        if (/^[1-9]\d*$/.test(written)) return Number(written);
        throw new UsageError(`${option} takes a whole number, 1 or more; received "${written}".`);
    };

/** Parses a port. @throws UsageError */
export const port = (option: string) => upTo(option, 65_535);

/** Parses a seed. @throws UsageError */
export const seed = (option: string) => upTo(option, Number.MAX_SAFE_INTEGER);

const upTo =
    (option: string, most: number) =>
    (written: string): number => {
        const value = Number(written);
        if (/^\d+$/.test(written) && value <= most) return value;
        throw new UsageError(`${option} takes a whole number from 0 to ${most}; received "${written}".`);
    };

/** Parses a number of jobs. @throws UsageError */
export const jobs =
    (option: string) =>
    (written: string): number | "auto" => {
        if (written === "auto") return written;
        const value = Number(written);
        if (/^\d+$/.test(written) && value >= 1 && value <= mostJobs) return value;
        throw new UsageError(`${option} takes a whole number from 1 to ${mostJobs}, or auto; received "${written}".`);
    };

/** A typo must not start a million threads. */
const mostJobs = 1000;

/** Parses an option's JSON object. @throws UsageError */
export const jsonObject =
    (option: string) =>
    (written: string): Readonly<Record<string, unknown>> => {
        const value = parsed(written);
        if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
        throw new UsageError(`${option} takes a JSON object, such as {"top_k": 3}; received "${written}".`);
    };

/** Parses an option's JSON list. @throws UsageError */
export const jsonList =
    (option: string) =>
    (written: string): readonly unknown[] => {
        const value = parsed(written);
        if (Array.isArray(value)) return value;
        throw new UsageError(`${option} takes a JSON list, such as [{"type": "function", …}]; received "${written}".`);
    };

function parsed(written: string): unknown {
    try {
        return JSON.parse(written);
    } catch {
        return undefined;
    }
}

/** The distinct values, in the order of their first occurrences. */
export const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
