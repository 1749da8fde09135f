import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";
import { endings } from "./interruption.ts";

/**
 * Starts a program and waits for its end. Signals are passed on to it, but for Ctrl+C, which the terminal sends to it
 * itself.
 *
 * @param use gets the process
 * @returns its exit code, or the code that a shell reports for the signal that ended it
 * @throws the error of a program that cannot be started
 */
export async function spawnProgram(
    [command = "", ...args]: readonly string[],
    options: Pick<SpawnOptions, "env" | "stdio" | "cwd">,
    use: (child: ChildProcess) => void = () => {},
): Promise<number> {
    const child = spawn(command, args, options);
    use(child);
    const forward = (signal: NodeJS.Signals) => void (signal !== "SIGINT" && child.kill(signal));
    for (const signal of endings) process.on(signal, forward);
    try {
        return await new Promise<number>((resolve, reject) => {
            child.once("error", reject);
            child.once("close", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
        });
    } finally {
        for (const signal of endings) process.off(signal, forward);
    }
}
