/**
 * Words that are plain are read here, without commander: to load it takes as long as to write a snippet. Commander has the
 * others, such as a wish for help or a mistake, and a test holds that both read plain words alike.
 */
import type { Command, CommandOption } from "./commands/command.ts";

/** What is asked for: a command, and what stands behind it. */
export type Asked = {
    readonly command: Command;
    /** What stands beside the options; undefined for nothing. */
    readonly argument: string | undefined;
    /** The options by their names as fields, such as `maxTokens`. */
    readonly flags: Readonly<Record<string, unknown>>;
};

/**
 * What plain words ask for: the name of a command, its argument, and its options under their full names.
 *
 * @returns undefined for words that are not plain, and for a command that takes more to read
 * @throws UsageError for a value that its option does not take
 */
export function readPlainWords([name, ...words]: readonly string[], commands: readonly Command[]): Asked | undefined {
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

/** Options that are asked for once, and hold what is typed or nothing. */
const isPlain = ({ default: value, choices, isRepeatable }: CommandOption): boolean =>
    value === undefined && choices === undefined && isRepeatable === undefined;

const takesValue = ({ flags }: CommandOption): boolean => flags.includes(" ");
const isPositive = ({ flags }: CommandOption): boolean => !flags.startsWith("--no-");

/** Whether as many words stand beside the options as the command's argument asks for. */
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

/** `maxTokens` of `--max-tokens <number>`, and `key` of `--no-key`. */
const fieldOf = ({ flags }: CommandOption): string =>
    flags
        .replace(/^--(no-)?/, "")
        .replace(/ .*/, "")
        .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
