/** Shortens the reason why a program of the peer failed, for a report with hundreds of failures. */
import type { Problem } from "../judge/problem.ts";
import type { Outcome } from "../prove.ts";

/** Problems by importance: a wrong request explains the rest, then a program that fails. */
const order = [/^body/, /^(url|method)/, /^headers/, /^exit/, /^output/, /^/];

/** Keeps only the most important problem of an outcome, shortened. */
export function withReason(outcome: Outcome): Outcome {
    const { problems, stderr } = outcome;
    const [first] = order.flatMap((part) => problems.filter(({ at }) => part.test(at)));
    return first ? { ...outcome, problems: [{ at: first.at, message: reasonOf(first, stderr) }] } : outcome;
}

function reasonOf({ at, message }: Problem, stderr: string): string {
    // For an await that never settles, Node prints its line but no error.
    if (at === "exit" && stderr.includes("unsettled top-level await")) {
        return "the program ended with code 13, while it waited for the result";
    }
    return truncated(message.replaceAll(text, short), 160);
}

/** A quoted text. A long one was already cut and has no closing quote. */
const text = /"(?:[^"\\]|\\.)*?(?:"|… \(\d+ characters\))/gs;

function short(quoted: string): string {
    if (/\ufffd|\\u0000/.test(quoted)) return "bytes";
    return quoted.length > 48 ? `${truncated(quoted, 40)}"` : quoted;
}

const truncated = (long: string, most: number) => (long.length > most ? `${long.slice(0, most)}…` : long);
