/** The commands of `callsheet`, from their own data. */
import {
    argumentName,
    type Command,
    type CommandOption,
    commands as ofProgram,
    usageOf,
} from "callsheet/internal/program";

/** A part of a command: an argument, or an option. */
export type CommandPart = {
    /** As it is typed: `--provider <provider>`, `<model>`, or `[text]` if it is optional. */
    readonly usage: string;
    /** Its name alone: `--provider`, `model`. */
    readonly name: string;
    readonly description: string;
    readonly defaultValue?: string | undefined;
    readonly choices?: readonly string[] | undefined;
};

/** A command, with everything that its help says. */
export type CommandFacts = {
    readonly name: string;
    readonly description: string;
    readonly arguments: readonly CommandPart[];
    readonly options: readonly CommandPart[];
    /** The help text after the options; "" if there is none. */
    readonly help: string;
};

/** Every command, in the order of the program's help. */
export const commands: readonly CommandFacts[] = ofProgram.map(
    ({ name, description, argument, options, help = "" }: Command) => ({
        name,
        description,
        arguments: argument === undefined ? [] : [{ ...argument, name: argumentName(argument.usage) }],
        options: options.map(partOf),
        help: help.trim(),
    }),
);

function partOf(option: CommandOption): CommandPart {
    const { name, description, default: byDefault, choices } = option;
    return { usage: usageOf(option), name: `--${name}`, description, defaultValue: byDefault?.toString(), choices };
}
