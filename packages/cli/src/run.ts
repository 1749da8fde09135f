/** The entry point of the command line. */
import { commands } from "./commands/index.ts";
import { readPlainWords } from "./plain-words.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs `callsheet` with the given arguments.
 * @returns the exit code: 0; 1 if a call failed, lines were skipped, nothing was found, or a sandbox could not start; 2
 * for invalid arguments; or the exit code of a program that ran in a sandbox
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
    try {
        const asked = readPlainWords(words, commands);
        if (asked === undefined) {
            const { runProgram } = await import("./program.ts");
            return await runProgram(words, terminal);
        }
        await asked.command.act(terminal, asked.argument, asked.flags);
        return 0;
    } catch (error) {
        const { exitCodeOf } = await import("./exit-code.ts");
        return exitCodeOf(error, terminal);
    }
}
