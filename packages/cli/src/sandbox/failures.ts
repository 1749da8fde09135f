import { type Failure, faultNames, parseFailure } from "@callsheet/sandbox";
import { oneOf } from "../nearest.ts";
import { UsageError } from "../usage-error.ts";

/** Parses the values of `--fail`. @throws UsageError */
export const failuresOf = (written: readonly string[]): Failure[] => written.map(failureOf);

function failureOf(text: string): Failure {
    const [name = ""] = text.split(/[:;=]/, 1);
    if (!/^\d+$/.test(name.trim()) && !text.trim().startsWith("{")) oneOf("fault", name.trim(), faultNames);
    try {
        return parseFailure(text);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`--fail ${text} cannot be read: ${reason} It is written 503:0.2, or reset:0.01.`);
    }
}
