/** The commands of `callsheet`, as commander declares them. */
import { programOf } from "callsheet/program";
import type { Terminal } from "./run.ts";

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
    /** As it is typed: `<model>`, or `[text]` where it may be left out. */
    readonly usage: string;
    readonly name: string;
    readonly description: string;
};

/** A command, with all that its help says. */
export type CommandFacts = {
    readonly name: string;
    readonly description: string;
    readonly arguments: readonly CommandArgument[];
    readonly options: readonly CommandOption[];
    /** What its help says besides; "" for nothing. */
    readonly help: string;
};

/** Nobody looks at it, and nothing is asked. */
const nowhere: Terminal = {
    stdin: (async function* () {})(),
    stdout: { write: () => true },
    stderr: { write: () => true },
    env: {},
};

/** Every command, in the order of the program's help. */
export const commands = (): readonly CommandFacts[] => programOf(nowhere).commands.map(factsOf);

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
    // `--no-key` has true, which says nothing.
    defaultValue: typeof defaultValue === "string" || typeof defaultValue === "number" ? `${defaultValue}` : undefined,
    choices: argChoices,
});

/** What stands behind the list of options. */
function helpAfter(command: Command): string {
    let written = "";
    command.configureOutput({ writeOut: (text) => (written += text) });
    const listed = command.helpInformation();
    command.outputHelp();
    return written.slice(listed.length).trim();
}
