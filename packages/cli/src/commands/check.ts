import { interfaceLanguageIds, interfaceLanguages } from "@callsheet/inference/interface-languages";
import { wholeNumber } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
An exercise of the course is named by its chapter and its name: callsheet check chapter3/keep-talking my.py. The program is
in Python (.py), JavaScript (.js, .mjs) or a shell (.sh). It runs against the sandbox, with other inputs and answers than
those of the exercise, and what it did is judged. It is right if the exit code is 0; if not, the next hint follows with
--hint 2, and the answer with --hint 3.

With --list, standard output has the exercises, and with --start the program with which one begins.`;

/** `en for English, or gu for Gujarati` */
const languages = interfaceLanguageIds
    .toSorted()
    .map((id) => `${id} for ${interfaceLanguages[id].englishName}`)
    .join(", or ");

const options = [
    { name: "list", description: "list the exercises" },
    { name: "start", description: "print the program with which the exercise begins" },
    { name: "solution", description: "print a program that is right" },
    {
        name: "hint",
        value: "number",
        description: "how much to say: 1 for a nudge, 3 for the answer",
        read: wholeNumber,
        default: 1,
    },
    { name: "language", value: "language", description: `${languages} (default: en)` },
    {
        name: "program-language",
        value: "language",
        description:
            "the language of --start and --solution: python, js or sh (default: the first that the exercise has)",
    },
    {
        name: "limit",
        value: "seconds",
        description: "how long a run of the program may take",
        read: wholeNumber,
        default: 120,
    },
    { name: "json", description: "print JSON" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet check`. */
export type CheckFlags = FlagsOf<typeof options>;

/** `callsheet check EXERCISE PROGRAM`: judges a program for an exercise of the course. */
export const check = {
    name: "check",
    description: "judge a program for an exercise of the course",
    argument: {
        usage: "[exercise and program...]",
        description: "an exercise such as chapter3/keep-talking, and a file",
    },
    options,
    help,
} as const satisfies Command;
