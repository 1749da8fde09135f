import type { Command, CommandOption, FlagsOf } from "./command.ts";
import { languageOption } from "./shared-options.ts";

const help = `
The text may be a traceback, a response, or what curl printed, whole or in part: callsheet explain < error.txt. Where it
names a model, the call follows as it works, in the library that the text is from. Nothing is sent, and what looks like a
token is not printed.`;

const options = [
    languageOption,
    { name: "model", value: "id", description: "the model that was called (default: one that the text names)" },
    {
        name: "provider",
        value: "provider",
        description: "the provider that was called (default: one that the text names)",
    },
    {
        name: "client",
        value: "client",
        description: "the library that was used (default: the one that the text is from)",
    },
    { name: "json", description: "print JSON: { id, title, cause, steps, because, others, snippet }" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet explain`. */
export type ExplainFlags = FlagsOf<typeof options>;

/** `callsheet explain [MESSAGE]`: says what an error means. */
export const explain = {
    name: "explain",
    description: "say what an error means and what to do",
    argument: { usage: "[message]", description: "the text of the error (default: standard input)" },
    options,
    help,
} as const satisfies Command;
