/** Runs of `callsheet`, to show what it prints. */
import { startSandbox } from "@callsheet/sandbox";
import { run } from "callsheet/program";

export type Terminal = Parameters<typeof run>[1];

/** What a run printed, and how it ended. */
type Ran = { readonly output: string; readonly errors: string; readonly code: number };

/**
 * Runs `callsheet` in this process; the sandbox is in the place of every provider and of the Hub.
 * @param isTTY whether a person reads the output, in columns, and no other program
 */
export async function runCommand(words: readonly string[], isTTY: boolean): Promise<Ran> {
    const sandbox = await startSandbox({ models: "known" });
    try {
        let output = "";
        let errors = "";
        const code = await run(words, {
            stdin: (async function* () {})(),
            stdout: { isTTY, columns: 120, write: (text) => (output += Buffer.from(text)) },
            stderr: { write: (text) => (errors += Buffer.from(text)) },
            env: { HF_TOKEN: "hf_example", NO_COLOR: "1" },
            fetch: sandbox.fetch,
            // Nobody waits for a command that would go on.
            interrupted: AbortSignal.abort(),
        });
        return { output, errors, code };
    } finally {
        await sandbox.close();
    }
}
