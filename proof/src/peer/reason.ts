/** Why a program of the peer failed, short enough for a report of hundreds. */
import type { Problem } from "../judge/problem.ts";
import type { Outcome } from "../prove.ts";

/** What explains the rest comes first: a wrong request, then a program that ends badly. */
const order = [/^body/, /^(url|method)/, /^headers/, /^exit/, /^output/, /^/];

/** An outcome with one problem in the place of all, and that one short. */
export function withReason(outcome: Outcome): Outcome {
    const { problems, stderr } = outcome;
    const [first] = order.flatMap((part) => problems.filter(({ at }) => part.test(at)));
    return first ? { ...outcome, problems: [{ at: first.at, message: reasonOf(first, stderr) }] } : outcome;
}

function reasonOf({ at, message }: Problem, stderr: string): string {
    // Node shows the line of an await that never ends, and no error.
    if (at === "exit" && stderr.includes("unsettled top-level await")) {
        return "the program ended with code 13, while it waited for the result";
    }
    return cut(message.replaceAll(text, short), 160);
}

/** A quoted text; a long one stands there with its beginning only, and no second quote. */
const text = /"(?:[^"\\]|\\.)*?(?:"|… \(\d+ characters\))/gs;

function short(quoted: string): string {
    if (/\ufffd|\\u0000/.test(quoted)) return "bytes";
    return quoted.length > 48 ? `${cut(quoted, 40)}"` : quoted;
}

const cut = (long: string, most: number) => (long.length > most ? `${long.slice(0, most)}…` : long);
