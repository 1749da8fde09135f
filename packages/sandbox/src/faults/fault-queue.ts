/** The faults that wait for their requests. */
import { type Fault, parseFault } from "./fault.ts";

export type Aimed = {
    readonly url: string;
    /** Whether the request asks for an inference: what a fault meets that is not aimed elsewhere. */
    readonly inference: boolean;
    /** The header x-sandbox-fault. */
    readonly header: string | null;
};

export class FaultQueue {
    #waiting: { readonly fault: Fault; times: number }[] = [];

    add(faults: readonly Fault[], times: number): void {
        this.#waiting.push(...faults.map((fault) => ({ fault, times: fault.times ?? times })));
    }

    clear(): void {
        this.#waiting = [];
    }

    /** The fault of a request: its own, or else the first that waits for it. @throws TypeError for a header that says nothing */
    take({ url, inference, header }: Aimed): Fault | undefined {
        if (header !== null) return parseFault(header);
        const found = this.#waiting.find(({ fault }) => (fault.at === undefined ? inference : url.includes(fault.at)));
        if (!found) return undefined;
        found.times -= 1;
        if (found.times <= 0) this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
        return found.fault;
    }
}
