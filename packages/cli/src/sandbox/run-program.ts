import type { ChildProcess } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { SandboxError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";
import { confinementProblem, runConfined } from "./network/confine.ts";
import type { RunningSandbox } from "./serve-in-thread.ts";
import { spawnProgram } from "./spawn-program.ts";

/** A Python module that leads a program's connections to the sandbox. Python finds it by the name of its file. */
const pythonFolder = fileURLToPath(new URL("./python/", import.meta.url));

type ProgramOptions = {
    /** Whether the program keeps the machine's network. */
    readonly sharesNetwork: boolean;
    /** Called with each host that the program looked up past the proxy. */
    readonly onUnknownHost: (name: string) => void;
    /** The folder in which it runs. Default: the command's own. */
    readonly folder?: string;
    /** Ends it, with all that it has started. Default: it runs to its end. */
    readonly signal?: AbortSignal;
    /** Told in what its environment differs from the command's, and whether it keeps the network. Default: standard error. */
    readonly note?: (line: string) => void;
};

/**
 * Runs a program, with all its requests going to the sandbox, and where the system allows it without a network.
 *
 * @returns its exit code, or the code that a shell reports for the signal that ended it
 * @throws SandboxError if the program cannot be started
 */
export async function runProgram(
    { stdout, stderr, isInherited }: Terminal,
    words: readonly string[],
    { url, program: { variables, removed }, hosts }: Pick<RunningSandbox, "url" | "program" | "hosts">,
    { sharesNetwork, onUnknownHost, folder, signal, note = (line) => stderr.write(line) }: ProgramOptions,
): Promise<number> {
    if (removed.length > 0) {
        note(
            `Taken out of the program's environment, as they look like keys: ${removed.join(", ")}. ` +
                `To give it one: callsheet sandbox -- env ${removed[0]}=… ${words[0]} …\n`,
        );
    }
    const { host, hostname, port } = new URL(url);
    const environment = {
        ...variables,
        CALLSHEET_SANDBOX: host,
        CALLSHEET_SANDBOX_HOSTS: hosts.join(","),
        PYTHONPATH: [pythonFolder, variables["PYTHONPATH"]].filter(Boolean).join(delimiter),
    };
    const use = (child: ChildProcess) => {
        child.stdout?.on("data", (bytes: Uint8Array) => stdout.write(bytes));
        child.stderr?.on("data", (bytes: Uint8Array) => stderr.write(bytes));
    };
    const stdio = isInherited ? (["inherit", "inherit", "inherit"] as const) : (["ignore", "pipe", "pipe"] as const);
    const reason = sharesNetwork
        ? "--share-network"
        : hostname === "127.0.0.1"
          ? confinementProblem()
          : `the sandbox is at ${host}`;
    if (reason !== undefined && !sharesNetwork) {
        note(
            `The program is not kept off the network (${reason}): a library that uses no proxy can reach a real service, with made-up keys.\n`,
        );
    }
    try {
        return reason === undefined
            ? await runConfined({
                  words,
                  environment,
                  sandboxPort: Number(port),
                  hosts,
                  stdio,
                  use,
                  onUnknownHost,
                  cwd: folder,
                  signal,
              })
            : await spawnProgram(words, { env: environment, stdio: [...stdio], cwd: folder, signal }, use);
    } catch (error) {
        const message = error instanceof Error ? error.message : error;
        throw new SandboxError(`${words[0]} could not be started (${message}).`);
    }
}
