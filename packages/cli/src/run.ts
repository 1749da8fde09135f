/** The entry point of the command line. */
import { format } from "node:util";
import { type Logger, setLogger } from "@callsheet/inference/logger";
import { commands } from "./commands/index.ts";
import { readPlainWords } from "./plain-words.ts";
import { withScreens } from "./screen.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs `callsheet` with the given arguments.
 * @returns the exit code: 0; 1 if a call failed, lines were skipped, nothing was found, or a sandbox could not start; 2
 * for invalid arguments; or the exit code of a program that ran in a sandbox
 */
export async function run(words: readonly string[], given: Terminal): Promise<number> {
    const terminal = withScreens(given);
    if (terminal.stderr.isTTY) setLogger(loggerOn(terminal));
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
    } finally {
        setLogger(undefined);
    }
}

/** The notices of the packages hold the text of others too; the console would write it as it is. */
function loggerOn({ stderr }: Terminal): Logger {
    const write = (...parts: readonly unknown[]) => void stderr.write(`${format(...parts)}\n`);
    return { debug: write, info: write, warn: write, error: write, log: write };
}
