import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
A block is tagged in its info string, behind its language: \`\`\`python callsheet model=openai/whisper-large-v3 provider=fal-ai
The words of a tag are model=, task=, provider=, client=, inputs=, parameters=, stream, and direct for the provider's own
address and key. A name in a tag that may be misspelt is named; one that is, cannot be written. Blocks that their author
keeps have the tag: callsheet ignore
Without --check the code of tagged blocks is written as it is today, and all else stays as it is, byte for byte. Blocks that
call a hosted model without a tag are counted; --tag gives each the tag that keeps what its author sends, or names why none can.
The kinds: unreadable files; stale and wrong tagged blocks; calls that are gone (their address), unserved (by their provider)
or of a model that does another task; unknown models; doubtful names; untagged calls. The exit code is 1 for unreadable, stale,
wrong, gone, unserved and task, or for those that callsheet.json names:
    { "docs": { "files": ["docs/**/*.md"], "ignore": ["docs/old/**"], "fail": ["stale", "wrong"] } }`;

const options = [
    { name: "check", description: "write nothing; exit with 1 if a block is stale" },
    { name: "tag", description: "tag the blocks that call a hosted model; page.md:12 names one of them" },
    { name: "only", value: "kinds", description: "show findings of these kinds alone: stale,unserved" },
    { name: "verbose", description: "show every finding, with its tag and what would change" },
    { name: "online", description: "ask the Hub for models that the catalogue does not know" },
    {
        name: "format",
        value: "format",
        choices: ["text", "json", "github"],
        default: "text",
        description: "how findings are printed",
    },
    { name: "json", description: "the same as --format json: { file, line, kind, message, found, expected, tag }" },
    { name: "config", value: "file", description: "a file of settings (default: callsheet.json, if there is one)" },
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
