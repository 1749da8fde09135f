import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
A block is tagged in its info string, behind its language: \`\`\`python callsheet model=openai/whisper-large-v3 provider=fal-ai
The words of a tag are model=, task=, provider=, client=, inputs=, parameters=, stream, and direct for the provider's own
address and key. A name in a tag that may be misspelt is named; one that is, cannot be written.
Without --check the code of tagged blocks is written as it is today, and all else stays as it is. With --check nothing is
written, and the exit code is 1 if a block is stale or cannot be written. Blocks that call a hosted model without a tag are
named, with the code for them, but for those with the tag: callsheet ignore`;

const options = [
    { name: "check", description: "write nothing; exit with 1 if a block is stale or cannot be written" },
    { name: "json", description: "print JSON: { file, line, kind, message, found, expected } for each finding" },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet docs`. */
export type DocsFlags = FlagsOf<typeof options>;

/** `callsheet docs FILES`: keeps the code in Markdown fresh. */
export const docs = {
    name: "docs",
    description: "write the tagged code blocks of Markdown and MDX files, or check that they are fresh",
    argument: { usage: "[files...]", description: "files, folders, or patterns such as 'docs/**/*.md'" },
    options,
    help,
} as const satisfies Command;
