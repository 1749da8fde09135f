/** What a command is, as data: its help, and how its words are read, are made of this. */
import type { Terminal } from "../terminal.ts";

/** An option of a command. */
export type CommandOption = {
    /** As it is typed: `--stream`, or `--task <task>`, which takes a value. */
    readonly flags: string;
    readonly description: string;
    /** Reads the value. Default: it stays the text that was typed. */
    readonly read?: (written: string) => unknown;
    /** The value where none is typed. Default: undefined; of `--no-…` true. */
    readonly default?: string | number;
    /** The values that there are. Default: any. */
    readonly choices?: readonly string[];
    /** The option may be given more than once; its values are a list. */
    readonly isRepeatable?: true;
};

/** A command, without what it does. */
export type Command = {
    readonly name: string;
    readonly description: string;
    /** What stands beside its options: `<model>` must, `[text]` may, `[program...]` is any number of words. */
    readonly argument?: { readonly usage: string; readonly description: string };
    readonly options: readonly CommandOption[];
    /** What its help says behind the options. */
    readonly help?: string;
    /** Does it. What that takes is loaded here, when the command is asked for. */
    act(terminal: Terminal, argument: unknown, flags: object): Promise<void>;
};
