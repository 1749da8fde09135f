import type { ExplainFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";

const help = `
The text may be a traceback, a response, or what curl printed, whole or in part: callsheet explain < error.txt. Where it
names a model, the call follows as it works, in the library that the text is from. Nothing is sent, and what looks like a
token is not printed.`;

/** `callsheet explain [MESSAGE]`: says what an error means. */
export const explain: Command = {
    name: "explain",
    description: "say what an error means and what to do",
    argument: { usage: "[message]", description: "the text of the error (default: standard input)" },
    options: [
        { flags: "--language <language>", description: "en for English, or gu for Gujarati (default: en)" },
        { flags: "--model <id>", description: "the model that was called (default: one that the text names)" },
        {
            flags: "--provider <provider>",
            description: "the provider that was called (default: one that the text names)",
        },
        {
            flags: "--client <client>",
            description: "the library that was used (default: the one that the text is from)",
        },
        { flags: "--json", description: "print JSON: { id, title, means, todo, because, others, snippet }" },
    ],
    help,
    async act(terminal: Terminal, message: string | undefined, flags: ExplainFlags) {
        const { explainError } = await import("../actions/explain-error.ts");
        await explainError(terminal, message, flags);
    },
};
