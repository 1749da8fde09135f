/** The command line: its commands, and how it ends. */
import { InferenceError, InputError } from "@callsheet/inference";
import { Command, CommanderError } from "commander";
import manifest from "../package.json" with { type: "json" };
import { matrixCommand } from "./commands/matrix.ts";
import { modelsCommand } from "./commands/models.ts";
import { runCommand } from "./commands/run.ts";
import { sandboxCommand } from "./commands/sandbox.ts";
import { snippetCommand } from "./commands/snippet.ts";
import { NothingFoundError } from "./nothing-found-error.ts";
import { PassedOverError } from "./passed-over-error.ts";
import { ProgramEndedError } from "./program-ended-error.ts";
import { SandboxError } from "./sandbox-error.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

/** `callsheet` with its commands, of which reference pages are made too. */
export const programOf = (terminal: Terminal): Command =>
    new Command("callsheet")
        .description("The handbook for calling hosted machine-learning models, on the command line.")
        .version(manifest.version)
        .addCommand(snippetCommand(terminal))
        .addCommand(runCommand(terminal))
        .addCommand(modelsCommand(terminal))
        .addCommand(matrixCommand(terminal))
        .addCommand(sandboxCommand(terminal));

/**
 * Runs `callsheet` with the given words.
 * @returns the exit code: 0; 1 for a call that failed, for lines that were passed over, where nothing was found, or for a
 * sandbox that could not start; 2 for a command that could not be understood; that of the program that ran in a sandbox
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
    const program = programOf(terminal);
    for (const command of [program, ...program.commands]) {
        command
            .exitOverride()
            .showHelpAfterError("(add --help for all options)")
            .configureOutput({
                writeOut: (text) => terminal.stdout.write(text),
                writeErr: (text) => terminal.stderr.write(text),
            });
    }
    try {
        await program.parseAsync(words, { from: "user" });
        return 0;
    } catch (error) {
        if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
        if (error instanceof ProgramEndedError) return error.exitCode;
        const isTold = [UsageError, InferenceError, PassedOverError, NothingFoundError, SandboxError].some(
            (kind) => error instanceof kind,
        );
        if (!(isTold && error instanceof Error)) throw error;
        terminal.stderr.write(`${error.message}\n`);
        return error instanceof UsageError || error instanceof InputError ? 2 : 1;
    }
}
