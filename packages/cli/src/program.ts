/** The command line in commander, for help and for error messages. */
import { Command, CommanderError, Option } from "commander";
import manifest from "../package.json" with { type: "json" };
import type { CommandOption, Command as Facts } from "./commands/command.ts";
import { commands } from "./commands/index.ts";
import type { Terminal } from "./terminal.ts";

/** `callsheet` with its commands. The reference pages are also made from it. */
export function programOf(terminal: Terminal): Command {
    const program = new Command("callsheet")
        .description("The handbook for calling hosted machine-learning models, on the command line.")
        .version(manifest.version);
    for (const facts of commands) program.addCommand(commandOf(facts, terminal));
    return program;
}

/**
 * Runs `callsheet` with the given arguments.
 * @returns the exit code: 0, or 2 for invalid arguments, after an error message on standard error
 */
export async function runProgram(words: readonly string[], terminal: Terminal): Promise<number> {
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
        throw error;
    }
}

function commandOf(facts: Facts, terminal: Terminal): Command {
    const command = new Command(facts.name).description(facts.description);
    if (facts.argument) command.argument(facts.argument.usage, facts.argument.description);
    for (const option of facts.options) command.addOption(optionOf(option));
    if (facts.help) command.addHelpText("after", facts.help);
    return command.action(() => facts.act(terminal, command.processedArgs[0], command.opts()));
}

function optionOf({ flags, description, read, default: value, choices, isRepeatable }: CommandOption): Option {
    const option = new Option(flags, description).default(value);
    if (choices) option.choices(choices);
    if (read) option.argParser(read);
    if (isRepeatable) option.argParser((one, before: readonly string[] = []) => [...before, one]);
    return option;
}
