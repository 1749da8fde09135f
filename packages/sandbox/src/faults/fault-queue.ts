/** Queued faults, and faults that occur at random. */
import { numbers, seedOf } from "../responses/seed.ts";
import { checkFault, type Fault, parseFault } from "./fault.ts";

type FaultTarget = {
    readonly url: string;
    /** Whether it is an inference request: faults without `at` apply only to those. */
    readonly inference: boolean;
    /** The value of the x-sandbox-fault header. */
    readonly header: string | null;
};

/** A fault that occurs at random. */
export type Failure = {
    /** The fault. */
    readonly fault: Fault;
    /** Its probability, from 0 to 1; the seed decides which requests it applies to. */
    readonly chance: number;
};

/**
 * Parses a random fault: a status or a fault with its fields, then optionally a colon and its probability.
 *
 * @param text `503:0.2`, `429; retryAfter=2`, `reset:0.01`, `late=2000`, `status; status=429; retryAfter=2:0.5`
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
    return { fault: parseFault(before), chance };
}

export class FaultQueue {
    readonly #failures: readonly Failure[];
    readonly #seed: number;
    #waiting: { readonly fault: Fault; times: number }[] = [];
    /** Number of requests so far. */
    #count = 0;

    /** @throws TypeError for an invalid fault or probability */
    constructor(failures: readonly Failure[] = [], seed = 0) {
        for (const { fault, chance } of failures) {
            checkFault(fault);
            if (!(chance >= 0 && chance <= 1)) throw new TypeError(`A chance is from 0 to 1; received ${chance}.`);
        }
        this.#failures = failures;
        this.#seed = seed;
    }

    /** @throws TypeError for an invalid fault */
    add(faults: readonly Fault[]): void {
        for (const fault of faults) checkFault(fault);
        this.#waiting.push(...faults.map((fault) => ({ fault, times: fault.times ?? 1 })));
    }

    clear(): void {
        this.#waiting = [];
        this.#count = 0;
    }

    /** The fault of a request: of its header, else queued, else random. @throws TypeError for an invalid header */
    take(target: FaultTarget): Fault | undefined {
        if (target.header !== null) return parseFault(target.header);
        this.#count += 1;
        const waitingFault = this.#waiting.find(({ fault }) => meets(fault, target));
        if (!waitingFault)
            return this.#failures.find(({ fault, chance }, index) => {
                return meets(fault, target) && this.#draw(index) < chance;
            })?.fault;
        waitingFault.times -= 1;
        if (waitingFault.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== waitingFault);
        return waitingFault.fault;
    }

    /** A random number in [0, 1) for the current request and the given failure. */
    #draw(index: number): number {
        return numbers(seedOf(String(this.#seed), String(this.#count), String(index)), 1)[0] ?? 1;
    }
}

const meets = ({ at }: Fault, { url, inference }: FaultTarget): boolean =>
    at === undefined ? inference : url.includes(at);
