/** Parses random faults, as the command line and the journal write them. */
import { parseFault } from "./fault.ts";
import type { Failure } from "./fault-queue.ts";

/**
 * Parses a random fault: a status or a fault, then optionally a colon and its probability.
 *
 * @param text `503:0.2`, `status=503:0.2`, `reset:0.01`, `late=2000`, `status; status=429; retryAfter=2:0.5`
 * @returns the fault and its probability; default 1
 * @throws TypeError naming the invalid part
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
    return { fault: parseFault(/^\d+$/.test(before) ? `status=${before}` : before), chance };
}
