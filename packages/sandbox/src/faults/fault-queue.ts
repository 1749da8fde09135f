/** The faults that wait for their requests, and those that come by chance. */
import { numbers, seedOf } from "../responses/seed.ts";
import { checkFault, type Fault, parseFault } from "./fault.ts";

export type Aimed = {
    readonly url: string;
    /** Whether the request asks for an inference: what a fault meets that is not aimed elsewhere. */
    readonly inference: boolean;
    /** The header x-sandbox-fault. */
    readonly header: string | null;
};

/** A fault that some requests meet. */
export type Failure = {
    /** What goes wrong. */
    readonly fault: Fault;
    /** With how many of the requests, from 0 to 1; which ones, follows from the seed. */
    readonly chance: number;
};

export class FaultQueue {
    readonly #failures: readonly Failure[];
    readonly #seed: number;
    #waiting: { readonly fault: Fault; times: number }[] = [];
    /** Requests that were looked at so far. */
    #count = 0;

    /** @throws TypeError for a fault or a chance that says nothing */
    constructor(failures: readonly Failure[] = [], seed = 0) {
        for (const { fault, chance } of failures) {
            checkFault(fault);
            if (!(chance >= 0 && chance <= 1)) throw new TypeError(`A chance is from 0 to 1; received ${chance}.`);
        }
        this.#failures = failures;
        this.#seed = seed;
    }

    /** @throws TypeError for a fault that says nothing */
    add(faults: readonly Fault[]): void {
        for (const fault of faults) checkFault(fault);
        this.#waiting.push(...faults.map((fault) => ({ fault, times: fault.times ?? 1 })));
    }

    clear(): void {
        this.#waiting = [];
        this.#count = 0;
    }

    /** The fault of a request: its own, or else the first that waits for it. @throws TypeError for a header that says nothing */
    take(aimed: Aimed): Fault | undefined {
        if (aimed.header !== null) return parseFault(aimed.header);
        this.#count += 1;
        const found = this.#waiting.find(({ fault }) => meets(fault, aimed));
        if (!found)
            return this.#failures.find(({ fault, chance }, index) => {
                return meets(fault, aimed) && this.#draw(index) < chance;
            })?.fault;
        found.times -= 1;
        if (found.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
        return found.fault;
    }

    /** A number from 0 up to 1, for each failure and request another. */
    #draw(index: number): number {
        return numbers(seedOf(String(this.#seed), String(this.#count), String(index)), 1)[0] ?? 1;
    }
}

const meets = ({ at }: Fault, { url, inference }: Aimed): boolean => (at === undefined ? inference : url.includes(at));
