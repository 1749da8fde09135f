/** What a process and its children cost, as Linux says in /proc. */
import { readdirSync, readFileSync } from "node:fs";

export type Cost = {
    /** Bytes that they hold now. */
    readonly resident: number;
    /** Seconds of processor time so far, with that of children that have ended. */
    readonly cpu: number;
};

export const canBeSeen = process.platform === "linux";

/** @returns undefined when the process has ended */
export function costOf(pid: number): Cost | undefined {
    try {
        const fields = readFileSync(`/proc/${pid}/stat`, "utf8");
        // The second field is the program's name, in which anything may stand.
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

// As on every Linux of 64 bits that people have; /proc does not say.
const pageSize = 4096;
const ticksPerSecond = 100;
