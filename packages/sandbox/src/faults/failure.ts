/** Faults by chance, as they stand on a command line and in the journal. */
import { type Fault, parseFault } from "./fault.ts";
import type { Failure } from "./fault-queue.ts";

/**
 * Reads what is to go wrong, and how often: a status or a fault, and after a colon the chance.
 *
 * @param text `503:0.2`, `status=503:0.2`, `reset:0.01`, `late=2000`, `status; status=429; retryAfter=2:0.5`
 * @returns the fault and its chance, which is 1 where none is said
 * @throws TypeError naming what does not fit
 * @example
 * import { createHandler } from "@callsheet/sandbox/handler";
 * import { parseFailure } from "@callsheet/sandbox";
 *
 * const sandbox = createHandler({ failures: [parseFailure("503:0.2"), parseFailure("reset:0.01")] });
 */
export function parseFailure(text: string): Failure {
    const [, before = "", after = "1"] = /^(.*?)(?::([\d.]+))?$/.exec(text.trim()) ?? [];
    const chance = Number(after);
    if (!(chance >= 0 && chance <= 1)) throw new TypeError(`A chance is from 0 to 1; received "${after}".`);
    const fault: Fault = parseFault(/^\d+$/.test(before) ? `status=${before}` : before);
    return { fault, chance };
}
