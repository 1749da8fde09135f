/**
 * Parses simple command lines without commander, which takes as long to load as a snippet takes to write. Commander
 * parses all others, such as help and mistakes. A test checks that both parse simple command lines alike.
 */
import type { Command, CommandOption } from "./commands/command.ts";

/** A parsed command line. */
type ParsedWords = {
    readonly command: Command;
    /** The positional argument; undefined if there is none. */
    readonly argument: string | undefined;
    /** The options by field name, such as `maxTokens`. */
    readonly flags: Readonly<Record<string, unknown>>;
};

/**
 * Parses a simple command line: the name of a command, its argument, and its options under their full names.
 *
 * @returns undefined if the command line, or the command, is not simple
 * @throws UsageError for an invalid value of an option
 */
export function readPlainWords(
    [name, ...words]: readonly string[],
    commands: readonly Command[],
): ParsedWords | undefined {
    const command = commands.find((one) => one.name === name);
    if (!command?.options.every(isPlain)) return undefined;
    const given: [CommandOption, string | boolean][] = [];
    const beside: string[] = [];
    const rest = words.values();
    for (const word of rest) {
        if (!word.startsWith("-")) {
            beside.push(word);
            continue;
        }
        const [, long, value] = /^(--[^=]+)(?:=(.*))?$/s.exec(word) ?? [];
        const option = command.options.find(({ flags }) => flags.split(" ")[0] === long);
        if (option === undefined || (value !== undefined && !takesValue(option))) return undefined;
        const written = takesValue(option) ? (value ?? rest.next().value) : isPositive(option);
        if (written === undefined) return undefined;
        given.push([option, written]);
    }
    if (!fits(beside, command.argument?.usage)) return undefined;
    return { command, argument: beside[0], flags: flagsOf(command.options, given) };
}

/** Whether an option is simple: not repeatable, without a default and without fixed choices. */
const isPlain = ({ default: value, choices, isRepeatable }: CommandOption): boolean =>
    value === undefined && choices === undefined && isRepeatable === undefined;

const takesValue = ({ flags }: CommandOption): boolean => flags.includes(" ");
const isPositive = ({ flags }: CommandOption): boolean => !flags.startsWith("--no-");

/** Whether the number of positional words fits the command's argument. */
function fits(beside: readonly string[], usage: string | undefined): boolean {
    if (usage === undefined) return beside.length === 0;
    return usage.startsWith("<") ? beside.length === 1 : !usage.includes("...") && beside.length <= 1;
}

function flagsOf(
    options: readonly CommandOption[],
    given: readonly (readonly [CommandOption, string | boolean])[],
): Record<string, unknown> {
    const flags: Record<string, unknown> = {};
    for (const option of options) if (!isPositive(option)) flags[fieldOf(option)] = true;
    for (const [option, written] of given) {
        flags[fieldOf(option)] = typeof written === "string" && option.read ? option.read(written) : written;
    }
    return flags;
}

/** `maxTokens` for `--max-tokens <number>`, and `key` for `--no-key`. */
const fieldOf = ({ flags }: CommandOption): string =>
    flags
        .replace(/^--(no-)?/, "")
        .replace(/ .*/, "")
        .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
