import type { Translations } from "./answers.ts";

const fromSource: Translations = {};

/**
 * The page of the command line. The English text comes from the program itself: see reference/command-line/commands.ts.
 */
export const commandLine = {
    start: "A start",
    install: "Install it once; `callsheet` is then there in every terminal. It needs Node 22.12 or newer.",
    key: "`callsheet run` makes a real call, and needs an access token. The other commands need none.",
    usage: "Usage",
    arguments: "Arguments",
    options: "Options",
    defaultIs: "Default: {value}",
    choices: "One of {values}",
    runs: "As it runs",
    made: "These commands were run when this page was made, with the [sandbox] in the place of every provider.",
    exitCodes: "Exit codes",
    exitCodesAbout: "What the command tells the shell when it ends; a script finds it in `$?`.",
    codes: {
        0: "All went well.",
        1: "The call failed, nothing was found, some lines were passed over, a sandbox could not start, or the program for an exercise is not right yet.",
        2: "The command could not be understood: an option is wrong, or the call cannot be made.",
    },
    environment: "Environment variables",
    environmentAbout: "Keys and settings are read from these.",
    variable: "Variable",
    meaning: "What for",
    code: "Code",
    hubToken: "The Hub's access token: for `callsheet run`, and to ask the Hub about models.",
    ofProvider: "The key of {name}, with `--direct`.",
    noColour: "With any value, everything is printed without colours.",
    /** What each command does, and its arguments; what is undefined is taken from the program. */
    commands: fromSource,
    helps: fromSource,
    parts: fromSource,
};

export type CommandLineStrings = typeof commandLine;
