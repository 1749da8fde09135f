import { spawn } from "node:child_process";
import { constants } from "node:os";
import { type At, programVariables } from "@callsheet/sandbox/serve";
import { SandboxError } from "../sandbox-error.ts";
import type { Terminal } from "../terminal.ts";
import { endings } from "./interruption.ts";

/**
 * Runs a program whose requests all go to the sandbox.
 * @returns its exit code, or what a shell makes of the signal that ended it
 * @throws SandboxError where there is no such program
 */
export async function runProgram({ stdout, stderr, env }: Terminal, words: readonly string[], at: At): Promise<number> {
    const [command = "", ...args] = words;
    const isOurs = stdout === process.stdout;
    const child = spawn(command, args, {
        env: { ...env, ...programVariables(at) },
        stdio: isOurs ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    child.stdout?.on("data", (bytes: Uint8Array) => stdout.write(bytes));
    child.stderr?.on("data", (bytes: Uint8Array) => stderr.write(bytes));
    // Ctrl+C reaches the program by itself, and this one waits for its end; other signals are handed on.
    const handOn = (signal: NodeJS.Signals) => void (signal !== "SIGINT" && child.kill(signal));
    for (const signal of endings) process.on(signal, handOn);
    try {
        return await new Promise<number>((resolve, reject) => {
            child.once("error", (error) =>
                reject(new SandboxError(`${command} could not be started (${error.message}).`)),
            );
            child.once("close", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
        });
    } finally {
        for (const signal of endings) process.off(signal, handOn);
    }
}
