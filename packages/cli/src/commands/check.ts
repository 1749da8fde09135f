import { seconds } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";
import { languageOption } from "./shared-options.ts";

const help = `
An exercise is named by its chapter and its name: callsheet check chapter3/keep-talking my.py. The program is in Python
(.py), JavaScript (.js, .mjs) or a shell (.sh). It runs against the sandbox, once or several times, with other questions,
files and answers than those of the exercise; what it did is judged, and not how it is written. Nothing that it prints is
shown, and nothing is sent.

If it is right, the exit code is 0. If not, it is 1, and standard output says what was seen, what was expected, why it
matters, and what to try: a nudge, with --hint 2 where to look, and with --hint 3 the answer.

--list prints the exercises. To begin with one: callsheet check chapter3/keep-talking --start > my.py`;

const options = [
    { name: "list", description: "list the exercises: id, minutes, languages, kind and title" },
    { name: "start", description: "print the program with which the exercise begins" },
    { name: "solution", description: "print a program that is right" },
    {
        name: "program-language",
        value: "language",
        description: "the language of --start and --solution: python, js or sh (default: the exercise's first)",
    },
    {
        name: "hint",
        value: "number",
        description: "how much to say: 1 for a nudge, 3 for the answer",
        read: Number,
        choices: ["1", "2", "3"],
        default: 1,
    },
    {
        name: "limit",
        value: "seconds",
        description: "after how long a run of the program is stopped",
        read: seconds,
        default: 120,
    },
    languageOption,
    { name: "json", description: "print JSON: { isRight, check, run, seen, expected, why, hints, error }" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet check`. */
export type CheckFlags = FlagsOf<typeof options>;

/** `callsheet check EXERCISE PROGRAM`: judges a program for an exercise of the course. */
export const check = {
    name: "check",
    description: "judge a program for an exercise of the course",
    argument: {
        usage: "[exercise] [program]",
        description: "an exercise such as chapter3/keep-talking, and the file with your program for it",
    },
    options,
    help,
} as const satisfies Command;
