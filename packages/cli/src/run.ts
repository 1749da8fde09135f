/** The command line: from the words to how it ends. */
import { commands } from "./commands/index.ts";
import { readPlainWords } from "./plain-words.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs `callsheet` with the given words.
 * @returns the exit code: 0; 1 for a call that failed, for lines that were passed over, where nothing was found, or for a
 * sandbox that could not start; 2 for a command that could not be understood; that of the program that ran in a sandbox
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
