/** Runs `callsheet`, to show what it prints. */
import { startSandbox } from "@callsheet/sandbox";
import { run } from "callsheet/internal/program";

/** The output and the exit code of a run. */
type RunResult = { readonly output: string; readonly errors: string; readonly code: number };

/**
 * Runs `callsheet` in this process, with the sandbox in place of every provider and the Hub.
 * @param isTTY whether the output is a terminal, which gets columns, and not a pipe
 */
export async function runCommand(words: readonly string[], isTTY: boolean): Promise<RunResult> {
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
            // Commands that would keep running stop at once.
            interrupted: AbortSignal.abort(),
        });
        return { output, errors, code };
    } finally {
        await sandbox.close();
    }
}
