/** The memory and processor time of a process and its children, read from Linux's /proc. */
import { readdirSync, readFileSync } from "node:fs";

export type Cost = {
    /** Resident memory in bytes. */
    readonly resident: number;
    /** Processor time so far in seconds, including children that have ended. */
    readonly cpu: number;
};

export const canBeSeen = process.platform === "linux";

/** @returns undefined when the process has ended */
export function costOf(pid: number): Cost | undefined {
    try {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
        // The second field is the program's name in brackets, which may contain spaces and brackets.
        const numbers = fields
            .slice(fields.lastIndexOf(")") + 2)
            .split(" ")
            .map(Number);
        const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = numbers.slice(11, 15);
        const own = { resident: (numbers[21] ?? 0) * pageSize, cpu: user + system + endedUser + endedSystem };
        return childrenOf(pid)
            .flatMap((child) => costOf(child) ?? [])
            .reduce((sum, { resident, cpu }) => ({ resident: sum.resident + resident, cpu: sum.cpu + cpu }), {
                ...own,
                cpu: own.cpu / ticksPerSecond,
            });
    } catch {
        return undefined;
    }
}

const childrenOf = (pid: number): number[] =>
    readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
        readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );

// Common values on 64-bit Linux, which /proc does not report.
const pageSize = 4096;
const ticksPerSecond = 100;
