/** A command as data, from which its help and its argument parsing are made. */
import type { Terminal } from "../terminal.ts";

/** An option of a command. */
export type CommandOption = {
    /** The flag as typed: `--stream`, or `--task <task>` if it takes a value. */
    readonly flags: string;
    readonly description: string;
    /** Parses the value. Default: the text as typed. */
    readonly read?: (written: string) => unknown;
    /** The value if the option is not given. Default: undefined; true for `--no-…`. */
    readonly default?: string | number;
    /** The allowed values. Default: any. */
    readonly choices?: readonly string[];
    /** The option may be given more than once; its value is a list. */
    readonly isRepeatable?: true;
};

/** A command. Its implementation is loaded by `act`. */
export type Command = {
    readonly name: string;
    readonly description: string;
    /** The positional argument: `<model>` is required, `[text]` is optional, `[program...]` is any number of words. */
    readonly argument?: { readonly usage: string; readonly description: string };
    readonly options: readonly CommandOption[];
    /** The text of its help after the options. */
    readonly help?: string;
    /** Runs the command. Imports the implementation on demand. */
    act(terminal: Terminal, argument: unknown, flags: object): Promise<void>;
};
