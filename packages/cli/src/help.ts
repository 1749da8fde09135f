/** The help of the program and of its commands, from the commands' own data. */
import { argumentName, usageOf } from "./command-line.ts";
import type { Command, CommandOption } from "./commands/command.ts";
import type { Terminal } from "./terminal.ts";

/** A term of a list, and what it means. */
type Row = readonly [term: string, meaning: string];

const helpOption: Row = ["-h, --help", "display help for command"];

/** The help of the whole program. */
export const programHelp = (commands: readonly Command[], terminal: Terminal): string =>
    helpText(
        "[options] [command]",
        "The handbook for calling hosted machine-learning models, on the command line.",
        terminal,
        {
            Options: [["-V, --version", "output the version number"], helpOption],
            Commands: [
                ...commands.map(({ description, ...command }): Row => [usageOfCommand(command), description]),
                ["help [command]", "display help for command"],
            ],
        },
    );

/** The help of a command. */
export function commandHelp(command: Command, terminal: Terminal): string {
    const { description, argument, options, help = "" } = command;
    const lists = {
        ...(argument && { Arguments: [[argumentName(argument.usage), argument.description] as const] }),
        Options: [...options.map((option): Row => [usageOf(option), meaningOf(option)]), helpOption],
    };
    return `${helpText(usageOfCommand(command), description, terminal, lists)}${help === "" ? "" : `${help}\n`}`;
}

/** `snippet [options] <model>` */
const usageOfCommand = ({ name, argument }: Pick<Command, "name" | "argument">): string =>
    [name, "[options]", ...(argument ? [argument.usage] : [])].join(" ");

/** What an option means, with its choices and its default. */
function meaningOf({ description, choices, default: byDefault }: CommandOption): string {
    const facts = [
        ...(choices ? [`choices: ${choices.map((one) => JSON.stringify(one)).join(", ")}`] : []),
        ...(byDefault === undefined ? [] : [`default: ${JSON.stringify(byDefault)}`]),
    ];
    return facts.length === 0 ? description : `${description} (${facts.join(", ")})`;
}

function helpText(
    usage: string,
    description: string,
    { stdout }: Terminal,
    lists: Readonly<Record<string, readonly Row[]>>,
): string {
    const width = (stdout.isTTY && stdout.columns) || 80;
    const termWidth = Math.max(...Object.values(lists).flatMap((rows) => rows.map(([term]) => term.length)));
    const column = termWidth + 4;
    const sections = Object.entries(lists).map(([title, rows]) => {
        const lines = rows.map(
            ([term, meaning]) => `  ${term.padEnd(termWidth)}  ${wrapped(meaning, width - column, column)}`,
        );
        return `${title}:\n${lines.join("\n")}\n`;
    });
    return [`Usage: callsheet ${usage}\n`, `${wrapped(description, width, 0)}\n`, ...sections].join("\n");
}

/** No column of text is narrower; a terminal then breaks the lines. */
const minTextWidth = 40;

/** Breaks a text into lines of at most this width, the second and further ones indented. */
function wrapped(text: string, width: number, indent: number): string {
    if (width < minTextWidth) return text;
    const lines: string[] = [];
    for (const word of text.split(" ")) {
        const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
        if (lines.length === 0 || longer.length > width) lines.push(word);
        else lines[lines.length - 1] = longer;
    }
    return lines.join(`\n${" ".repeat(indent)}`);
}
