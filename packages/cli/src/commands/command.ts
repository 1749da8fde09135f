/** A command as data, from which its help and its argument parsing are made. */

/** An option of a command. */
export type CommandOption = {
    /** Its name as typed, without the dashes: `bill-to`. */
    readonly name: string;
    /** What its value is, for the help: `organisation`. A switch takes no value. */
    readonly value?: string;
    readonly description: string;
    /** Parses the value. Default: the text as typed. @throws UsageError */
    readonly read?: (text: string, flag: string) => unknown;
    /** The value if the option is not given. Default: undefined. */
    readonly default?: string | number;
    /** The allowed values. Default: any. */
    readonly choices?: readonly string[];
    /** The option may be given more than once; its value is a list. */
    readonly isRepeatable?: true;
};

/** A command, without what it does. */
export type Command = {
    readonly name: string;
    readonly description: string;
    /**
     * The positional argument: `<model>` is required, `[text]` is optional, `[program...]` is any number of words.
     * Of several optional ones, `[exercise] [program]`, the values are a list.
     */
    readonly argument?: { readonly usage: string; readonly description: string };
    readonly options: readonly CommandOption[];
    /** The text of its help after the options. */
    readonly help?: string;
};

/** `maxTokens` for `max-tokens`. */
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
    ? `${First}${Capitalize<CamelCase<Rest>>}`
    : Name;

type ValueOf<Option> = Option extends { readonly read: (text: string, flag: string) => infer Value }
    ? Value
    : Option extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : Option extends { readonly isRepeatable: true }
        ? readonly string[]
        : Option extends { readonly value: string }
          ? string
          : boolean;

type WithDefault = { readonly default: string | number };

/** The values of a command's options, by their names in camel case. */
export type FlagsOf<Options extends readonly CommandOption[]> = {
    readonly [Option in Extract<Options[number], WithDefault> as CamelCase<Option["name"]>]: ValueOf<Option>;
} & {
    readonly [Option in Exclude<Options[number], WithDefault> as CamelCase<Option["name"]>]?:
        | ValueOf<Option>
        | undefined;
};
