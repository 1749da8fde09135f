/** Runs programs as a user does, `callsheet sandbox -- python app.py`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JournalEntry } from "@callsheet/sandbox/serve";
import { runIn } from "../../testing/packed-project.ts";
import { root } from "./root.ts";

/** A program in its folder: `["python", "app.py"]`. */
export type SandboxedProgram = { readonly folder: string; readonly words: readonly string[] };

export type Sandboxed = {
    readonly status: number | null;
    readonly stdout: string;
    readonly stderr: string;
    readonly requests: readonly JournalEntry[];
};

/**
 * @param folder where it keeps its files, and the home folder of the programs
 * @returns what each program did, and what the command said besides
 */
export async function underSandbox(
    programs: readonly SandboxedProgram[],
    folder: string,
    environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly ran: readonly Sandboxed[]; readonly said: string }> {
    const [input, results] = [join(folder, "programs.json"), join(folder, "results.json")];
    writeFileSync(input, JSON.stringify(programs));
    const command = join(root, "packages/cli/bin/callsheet.mjs");
    const runner = [process.execPath, join(import.meta.dirname, "run-in-turn.ts"), input, results];
    const { output, stderr } = await runIn(
        folder,
        process.execPath,
        [command, "sandbox", "--port", "0", "--pace", "fast", "--", ...runner],
        { env: { ...environment, HOME: folder, XDG_CACHE_HOME: folder } },
    );
    if (!existsSync(results)) throw new Error(`The programs did not end: ${output.slice(-3000)}`);
    return { ran: JSON.parse(readFileSync(results, "utf8")), said: stderr };
}
