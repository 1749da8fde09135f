import { spawn } from "node:child_process";
import { constants } from "node:os";
import { type At, programEnvironment } from "@callsheet/sandbox/serve";
import { SandboxError } from "../sandbox-error.ts";
import type { Terminal } from "../terminal.ts";
import { endings } from "./interruption.ts";

/**
 * Runs a program, with all its requests going to the sandbox.
 * @returns its exit code, or the code that a shell reports for the signal that ended it
 * @throws SandboxError if the program cannot be started
 */
export async function runProgram({ stdout, stderr, env }: Terminal, words: readonly string[], at: At): Promise<number> {
    const [command = "", ...args] = words;
    const isOurs = stdout === process.stdout;
    const { variables, removed } = programEnvironment(env, at);
    if (removed.length > 0) {
        stderr.write(
            `Taken out of the program's environment, as they look like keys: ${removed.join(", ")}. ` +
                `To give it one: callsheet sandbox -- env ${removed[0]}=… ${words.join(" ")}\n`,
        );
    }
    const child = spawn(command, args, {
        env: variables,
        stdio: isOurs ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (bytes: Uint8Array) => stdout.write(bytes));
    child.stderr?.on("data", (bytes: Uint8Array) => stderr.write(bytes));
    // The terminal sends Ctrl+C to the program too, and we wait for its exit; other signals are forwarded.
    const forward = (signal: NodeJS.Signals) => void (signal !== "SIGINT" && child.kill(signal));
    for (const signal of endings) process.on(signal, forward);
    try {
        return await new Promise<number>((resolve, reject) => {
            child.once("error", (error) =>
                reject(new SandboxError(`${command} could not be started (${error.message}).`)),
            );
            child.once("close", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
        });
    } finally {
        for (const signal of endings) process.off(signal, forward);
    }
}
