/** The example runs of each command, which are executed when the page is built. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSandbox } from "@callsheet/sandbox";
import type { LanguageId } from "@callsheet/snippets";
import { type CommandName, run } from "callsheet/internal/program";

type Example = {
    readonly words: readonly string[];
    /** The language of the output, if it is a program. */
    readonly language?: LanguageId;
    /** The arguments that are run in place of `words`, and a function that removes what varies, such as a port. */
    readonly instead?: { readonly words: () => readonly string[]; readonly of: (output: string) => string };
    /** The command after the pipe, and a function that does the same to the output. */
    readonly pipe?: { readonly words: string; readonly of: (output: string) => string };
};

/** The pipe to `head -n`. */
const head = (count: number) => ({
    words: `head -n ${count}`,
    of: (output: string) => `${output.split("\n").slice(0, count).join("\n")}\n`,
});

/** A page with a tagged block, in a folder of its own. @returns its path */
function pageWithTag(): string {
    const page = join(mkdtempSync(join(tmpdir(), "callsheet-docs-")), "guide.md");
    writeFileSync(page, "```python callsheet model=openai/whisper-large-v3\n```\n");
    return page;
}

const examples: Readonly<Record<CommandName, readonly Example[]>> = {
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
    explain: [
        { words: ["explain", "openai.RateLimitError: Error code: 429"] },
        { words: ["explain", "--language", "gu", "402 Payment Required"] },
    ],
    models: [
        { words: ["models", "whisper", "--provider", "fal-ai"] },
        { words: ["models", "--task", "text-to-video"], pipe: head(5) },
    ],
    check: [{ words: ["check", "chapter3/keep-talking", "--start"], language: "python" }],
    sandbox: [
        {
            words: ["sandbox"],
            instead: {
                words: () => ["sandbox", "--port", "0"],
                of: (output) =>
                    output
                        .replaceAll(/(?<=127\.0\.0\.1:)\d+/g, "8787")
                        .replaceAll(/[^\s=]+(?=\/callsheet\/sandbox\/)/g, "~/.cache")
                        .replaceAll(/\d+(?=\.pem)/g, "8787"),
            },
        },
    ],
    docs: [
        {
            words: ["docs", "docs/**/*.md"],
            instead: { words: () => ["docs", pageWithTag()], of: (output) => output },
        },
    ],
    mcp: [
        {
            words: ["mcp", "--port", "8790"],
            instead: {
                words: () => ["mcp", "--port", "0"],
                of: (output) => output.replace(/(?<=127\.0\.0\.1:)\d+/, "8790"),
            },
        },
    ],
    http: [
        {
            words: ["http"],
            instead: {
                words: () => ["http", "--port", "0"],
                of: (output) => output.replaceAll(/(?<=127\.0\.0\.1:)\d+/g, "8788"),
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

/** A command as it is typed, and what it printed to standard output and standard error. */
export type ExampleRun = {
    readonly typed: string;
    readonly output: string;
    readonly errors: string;
    readonly language: LanguageId | undefined;
};

/** The runs of each command, by its name. */
export type ExampleRuns = Readonly<Record<string, readonly ExampleRun[]>>;

let known: Promise<ExampleRuns> | undefined;

/** Runs the examples of every command, once: the page shows the same runs in every language. */
export function exampleRuns(): Promise<ExampleRuns> {
    known ??= runExamples();
    return known;
}

async function runExamples(): Promise<ExampleRuns> {
    const runs = Object.entries(examples).map(
        async ([command, ofCommand]) => [command, await Promise.all(ofCommand.map(runOf))] as const,
    );
    return Object.fromEntries(await Promise.all(runs));
}

async function runOf({ words, instead, pipe, language }: Example): Promise<ExampleRun> {
    const { output, errors, code } = await runCommand(instead?.words() ?? words, pipe === undefined);
    if (code !== 0) throw new Error(`callsheet ${words.join(" ")} ended with ${code}: ${errors}`);
    const typed = `callsheet ${words.map(quoted).join(" ")}`;
    return {
        typed: pipe ? `${typed} | ${pipe.words}` : typed,
        output: ((pipe ?? instead)?.of(output) ?? output).trimEnd(),
        errors: errors.trimEnd(),
        language,
    };
}

const quoted = (word: string): string => (/^[\w./:-]+$/.test(word) ? word : `'${word}'`);

/** The output and the exit code of a run. */
type RunResult = { readonly output: string; readonly errors: string; readonly code: number };

/**
 * Runs `callsheet` in this process, with the sandbox in place of every provider and the Hub.
 * @param isTTY whether the output is a terminal, which gets columns, and not a pipe
 */
async function runCommand(words: readonly string[], isTTY: boolean): Promise<RunResult> {
    const sandbox = await startSandbox({ models: "known" });
    try {
        let output = "";
        let errors = "";
        const code = await run(words, {
            stdin: (async function* () {})(),
            stdout: { isTTY, columns: 120, write: (text) => (output += Buffer.from(text)) },
            stderr: { write: (text) => (errors += Buffer.from(text)) },
            env: { HF_TOKEN: "hf_example", NO_COLOR: "1" },
            fetch: sandbox.fetch,
            // Commands that would keep running stop at once.
            interrupted: AbortSignal.abort(),
        });
        return { output, errors, code };
    } finally {
        await sandbox.close();
    }
}
