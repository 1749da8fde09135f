import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RowFacts } from "../reports/bench.ts";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** One number per round, in the row's unit. All lists have the same rounds in the same order. */
export type Samples = {
    readonly ours: readonly number[];
    readonly others?: Readonly<Record<string, readonly number[]>>;
};

/** Rows that are measured together. */
export type Group = {
    /** The name for `--only`, and the prefix of its rows' ids. */
    readonly id: string;
    readonly title: string;
    /** A description of the measurement in a sentence or two. */
    readonly about: string;
    readonly rows: readonly RowFacts[];
    /** Measures every row, in a process with `gc()`. @returns the results by row id */
    measure(): Promise<Readonly<Record<string, Samples>>>;
};

/** The peer that does what we do. */
export const peer = "@huggingface/inference";

/** Runs a command to its end. @throws Error if it fails */
export function run(command: string, options: readonly string[], cwd: string): void {
    const { status, error } = spawnSync(command, options, { cwd, stdio: ["ignore", "ignore", "inherit"] });
    if (error) throw error;
    if (status !== 0) throw new Error(`${command} ${options.join(" ")} ended with ${status}.`);
}
