/** The entry point of the command line. */
import { format } from "node:util";
import { type Logger, setLogger } from "@callsheet/inference/logger";
import manifest from "../package.json" with { type: "json" };
import { parseCommandLine } from "./command-line.ts";
import { type CommandName, commands } from "./commands/index.ts";
import { UsageError } from "./errors.ts";
import { withScreens } from "./screen.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs `callsheet` with the given arguments.
 * @returns the exit code: 0; 1 if a call failed, lines were skipped, nothing was found, a sandbox could not start, or a
 * program is not right; 2 for invalid arguments; or the exit code of a program that ran in a sandbox
 */
export async function run(words: readonly string[], processTerminal: Terminal): Promise<number> {
    const terminal = withScreens(processTerminal);
    if (terminal.stderr.isTTY) setLogger(loggerOn(terminal));
    try {
        return await act(words, terminal);
    } catch (error) {
        if (error instanceof UsageError) {
            terminal.stderr.write(`${error.message}\n`);
            return 2;
        }
        const { exitCodeOf } = await import("./exit-code.ts");
        return exitCodeOf(error, terminal);
    } finally {
        setLogger(undefined);
    }
}

async function act(words: readonly string[], terminal: Terminal): Promise<number> {
    const line = parseCommandLine(words, commands);
    if (line.kind === "run") {
        const action = await actions[line.command.name]();
        await action(terminal, line.argument, line.flags);
        return 0;
    }
    if (line.kind === "version") {
        terminal.stdout.write(`${manifest.version}\n`);
        return 0;
    }
    const { commandHelp, programHelp } = await import("./help.ts");
    if (line.kind === "nothing") {
        terminal.stderr.write(programHelp(commands, terminal));
        return 2;
    }
    terminal.stdout.write(line.command ? commandHelp(line.command, terminal) : programHelp(commands, terminal));
    return 0;
}

/** The notices of the packages hold the text of others too; the console would write it as it is. */
function loggerOn({ stderr }: Terminal): Logger {
    const write = (...parts: readonly unknown[]) => void stderr.write(`${format(...parts)}\n`);
    return { debug: write, info: write, warn: write, error: write, log: write };
}

/** The argument and the flags are those that the command's data describes. */
type Action = { act(terminal: Terminal, argument: unknown, flags: object): Promise<void> }["act"];

export const actions: Readonly<Record<CommandName, () => Promise<Action>>> = {
    snippet: async () => (await import("./actions/print-snippets.ts")).printSnippets,
    run: async () => (await import("./actions/make-call.ts")).makeCall,
    explain: async () => (await import("./actions/explain-error.ts")).explainError,
    models: async () => (await import("./actions/list-models.ts")).listModels,
    matrix: async () => (await import("./actions/print-matrix.ts")).printMatrix,
    docs: async () => (await import("./actions/refresh-docs.ts")).refreshDocs,
    sandbox: async () => (await import("./actions/serve.ts")).serve,
    check: async () => (await import("./actions/check-program.ts")).checkProgram,
    mcp: async () => (await import("./actions/serve-mcp.ts")).serveMcp,
    http: async () => (await import("./actions/serve-http.ts")).serveHttp,
};
