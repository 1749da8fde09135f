/** What is shown of each command: words that are run when the page is made. */
import type { LanguageId } from "@callsheet/snippets";
import { runCommand } from "./run.ts";

type Example = {
    readonly words: readonly string[];
    /** What is printed, where it is a program. */
    readonly language?: LanguageId;
    /** The rest of the pipe, and what it makes of the output. */
    /** What is run in place of the words, and what the words would have printed: where a port is another each time. */
    readonly instead?: { readonly words: readonly string[]; readonly of: (output: string) => string };
    readonly pipe?: { readonly words: string; readonly of: (output: string) => string };
};

/** The first lines alone, as `head` gives them. */
const head = (count: number) => ({
    words: `head -n ${count}`,
    of: (output: string) => `${output.split("\n").slice(0, count).join("\n")}\n`,
});

const examples: Readonly<Record<string, readonly Example[]>> = {
    snippet: [
        { words: ["snippet", "ProsusAI/finbert", "--client", "curl"], language: "sh" },
        {
            words: [
                "snippet",
                "meta-llama/Llama-3.1-8B-Instruct",
                "--provider",
                "auto",
                "--client",
                "requests",
                "--stream",
            ],
            language: "python",
        },
    ],
    run: [{ words: ["run", "ProsusAI/finbert", "--inputs", "Profits rose again."] }],
    models: [
        { words: ["models", "whisper", "--provider", "fal-ai"] },
        { words: ["models", "--task", "text-to-video"], pipe: head(5) },
    ],
    sandbox: [
        {
            words: ["sandbox"],
            instead: {
                words: ["sandbox", "--port", "0"],
                of: (output) =>
                    output
                        .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, "8787")
                        .replaceAll(/[^\s=]+(?=\/callsheet\/sandbox\/)/g, "~/.cache")
                        .replaceAll(/\d+(?=\.pem)/g, "8787"),
            },
        },
    ],
    matrix: [
        {
            words: ["matrix", "--provider", "nscale", "--client", "curl"],
            pipe: {
                words: "jq -r .id",
                of: (output) =>
                    output.replaceAll(/^.+$/gm, (line) => {
                        const { id }: { readonly id: string } = JSON.parse(line);
                        return id;
                    }),
            },
        },
    ],
};

/** A command as it is typed, and what it printed. */
export type Shown = {
    readonly typed: string;
    readonly output: string;
    readonly errors: string;
    readonly language: LanguageId | undefined;
};

/** What the examples of a command print. */
export const shownOf = (command: string): Promise<readonly Shown[]> =>
    Promise.all(
        (examples[command] ?? []).map(async ({ words, instead, pipe, language }) => {
            const { output, errors, code } = await runCommand(instead?.words ?? words, pipe === undefined);
            if (code !== 0) throw new Error(`callsheet ${words.join(" ")} ended with ${code}: ${errors}`);
            const typed = `callsheet ${words.map(quoted).join(" ")}`;
            return {
                typed: pipe ? `${typed} | ${pipe.words}` : typed,
                output: ((pipe ?? instead)?.of(output) ?? output).trimEnd(),
                errors: errors.trimEnd(),
                language,
            };
        }),
    );

const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word}'`);
