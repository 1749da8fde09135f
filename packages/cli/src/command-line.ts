/** Parses the arguments of `callsheet`, from the commands' own data. */
import { parseArgs } from "node:util";
import { nearestNames } from "@callsheet/catalogue/search";
import type { Command, CommandOption } from "./commands/command.ts";
import { UsageError } from "./errors.ts";

/** What the arguments ask for. */
export type CommandLine<Known extends Command> =
    | { readonly kind: "run"; readonly command: Known; readonly argument: unknown; readonly flags: object }
    /** The help of a command; of the whole program if that is undefined. */
    | { readonly kind: "help"; readonly command: Known | undefined }
    | { readonly kind: "version" }
    | { readonly kind: "nothing" };

/** The option as it is typed: `--stream`, or `--task <task>` if it takes a value. */
export const usageOf = ({ name, value }: CommandOption): string =>
    `--${name}${value === undefined ? "" : ` <${value}>`}`;

/** The name of a positional argument, or of several: `program` for `[program...]`. */
export const argumentName = (usage: string): string => usage.replaceAll(/[^\w -]/g, "");

/**
 * Parses the arguments of `callsheet`.
 * @throws UsageError for an unknown name, a missing or superfluous argument, or an invalid value
 */
export function parseCommandLine<Known extends Command>(
    [first, ...rest]: readonly string[],
    commands: readonly Known[],
): CommandLine<Known> {
    if (first === undefined) return { kind: "nothing" };
    if (first === "--help" || first === "-h") return { kind: "help", command: undefined };
    if (first === "--version" || first === "-V") return { kind: "version" };
    if (first.startsWith("-")) throw unknownOption(first, []);
    if (first === "help") {
        const [name = first] = rest;
        const isProgram = name === first || name.startsWith("-");
        return { kind: "help", command: isProgram ? undefined : commandNamed(name, commands) };
    }
    return parseArguments(commandNamed(first, commands), rest);
}

function commandNamed<Known extends Command>(name: string, commands: readonly Known[]): Known {
    const command = commands.find((one) => one.name === name);
    if (command) return command;
    const names = [...commands.map((one) => one.name), "help"];
    throw mistake(`unknown command '${name}'`, nearestNames(name, names));
}

function parseArguments<Known extends Command>(command: Known, words: readonly string[]): CommandLine<Known> {
    const { options } = command;
    const { tokens } = parseArgs({ args: [...words], options: typesOf(options), strict: false, tokens: true });
    const optionTokens = tokens.filter((token) => token.kind === "option");
    if (optionTokens.some(({ name }) => name === "help")) return { kind: "help", command };
    if (optionTokens.some(({ name }) => name === "version")) return { kind: "version" };
    const flags: Record<string, unknown> = {};
    for (const option of options) if (option.default !== undefined) flags[fieldOf(option)] = option.default;
    const lists = new Map<CommandOption, readonly unknown[]>();
    for (const { name, rawName, value } of optionTokens) {
        const option = options.find((one) => one.name === name);
        if (option === undefined) throw unknownOption(rawName, options);
        const list = [...(lists.get(option) ?? []), optionValue(option, value)];
        lists.set(option, list);
        flags[fieldOf(option)] = option.isRepeatable ? list : list.at(-1);
    }
    const positionals = tokens.filter((token) => token.kind === "positional").map(({ value }) => value);
    return { kind: "run", command, argument: argumentOf(command, positionals), flags };
}

/** The options in the form of `parseArgs`. */
const typesOf = (options: readonly CommandOption[]) => ({
    ...Object.fromEntries(
        options.map(({ name, value }) => [
            name,
            { type: value === undefined ? ("boolean" as const) : ("string" as const) },
        ]),
    ),
    help: { type: "boolean" as const, short: "h" },
    version: { type: "boolean" as const, short: "V" },
});

/** `maxTokens` for the option `max-tokens`. */
const fieldOf = ({ name }: CommandOption): string =>
    name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function optionValue(option: CommandOption, text: string | undefined): unknown {
    const usage = usageOf(option);
    const { choices } = option;
    if (option.value === undefined) {
        if (text === undefined) return true;
        throw mistake(`option '${usage}' takes no value`);
    }
    if (text === undefined) throw mistake(`option '${usage}' argument missing`);
    if (choices && !choices.includes(text)) {
        const all = `Allowed choices are ${choices.join(", ")}.`;
        throw mistake(`option '${usage}' argument '${text}' is invalid. ${all}`, nearestNames(text, choices));
    }
    return option.read ? option.read(text, `--${option.name}`) : text;
}

function argumentOf({ name, argument }: Command, words: readonly string[]): unknown {
    const usage = argument?.usage ?? "";
    if (usage.includes("...")) return words;
    const max = usage === "" ? 0 : usage.split(" ").length;
    if (words.length > max) {
        const expected = `Expected ${max} argument${max === 1 ? "" : "s"} but got ${words.length}: ${words.join(", ")}`;
        throw mistake(`too many arguments for '${name}'. ${expected}.`);
    }
    if (usage.startsWith("<") && words.length === 0)
        throw mistake(`missing required argument '${argumentName(usage)}'`);
    return max > 1 ? words : words[0];
}

const unknownOption = (flag: string, options: readonly CommandOption[]): UsageError => {
    const names = [...options.map(({ name }) => name), "help", "version"];
    return mistake(
        `unknown option '${flag}'`,
        nearestNames(flag.replace(/^-+/, ""), names).map((name) => `--${name}`),
    );
};

/** @param near what the name may be a misspelling of */
function mistake(message: string, near: readonly string[] = []): UsageError {
    const hint = near.length > 1 ? `one of ${near.join(", ")}` : near[0];
    const lines = [`error: ${message}`, ...(hint ? [`(Did you mean ${hint}?)`] : []), "(add --help for all options)"];
    return new UsageError(lines.join("\n"));
}
