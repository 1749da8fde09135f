/** Reads the commands of `callsheet` from their commander declarations. */
import { programOf } from "callsheet/program";
import type { Terminal } from "./run-command.ts";

type Command = ReturnType<typeof programOf>["commands"][number];

export type CommandOption = {
    /** As it is typed: `--provider <provider>`. */
    readonly flags: string;
    /** Its long name alone: `--provider`. */
    readonly name: string;
    readonly description: string;
    readonly defaultValue: string | undefined;
    readonly choices: readonly string[];
};

type CommandArgument = {
    /** As it is typed: `<model>`, or `[text]` if it is optional. */
    readonly usage: string;
    readonly name: string;
    readonly description: string;
};

/** A command, with everything that its help says. */
export type CommandFacts = {
    readonly name: string;
    readonly description: string;
    readonly arguments: readonly CommandArgument[];
    readonly options: readonly CommandOption[];
    /** The help text after the options; "" if there is none. */
    readonly help: string;
};

/** Only declarations are read, so there is no input, and output is discarded. */
const nullTerminal: Terminal = {
    stdin: (async function* () {})(),
    stdout: { write: () => true },
    stderr: { write: () => true },
    env: {},
};

/** Every command, in the order of the program's help. */
export const commands = (): readonly CommandFacts[] => programOf(nullTerminal).commands.map(factsOf);

const factsOf = (command: Command): CommandFacts => ({
    name: command.name(),
    description: command.description(),
    arguments: command.registeredArguments.map((argument) => ({
        usage: argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
        name: argument.name(),
        description: argument.description,
    })),
    options: command.options.map(optionOf),
    help: helpAfter(command),
});

const optionOf = ({
    flags,
    long,
    description,
    defaultValue,
    argChoices = [],
}: Command["options"][number]): CommandOption => ({
    flags,
    name: long ?? flags,
    description,
    // Boolean defaults, such as that of `--no-key`, are not worth showing.
    defaultValue: typeof defaultValue === "string" || typeof defaultValue === "number" ? `${defaultValue}` : undefined,
    choices: argChoices,
});

/** The help text after the list of options. */
function helpAfter(command: Command): string {
    let written = "";
    command.configureOutput({ writeOut: (text) => (written += text) });
    const listed = command.helpInformation();
    command.outputHelp();
    return written.slice(listed.length).trim();
}
