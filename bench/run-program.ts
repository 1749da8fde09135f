/** Runs a file of programs/ in its own process, isolated from the heap and compiled code of others. */
import { fork } from "node:child_process";
import { join } from "node:path";

/**
 * @param name the name of the file, whose default export is called
 * @param argument the argument, sent as JSON, as is the result
 * @returns the result of the function
 * @throws Error if the function throws, or if the process ends before it returns
 */
export function runProgram<Result>(name: string, argument: unknown): Promise<Result> {
    return new Promise((resolve, reject) => {
        const child = fork(join(import.meta.dirname, "run-program-child.ts"), [name], { execArgv: ["--expose-gc"] });
        child.on("message", (answer: { readonly value: Result } | { readonly error: string }) => {
            if ("error" in answer) reject(new Error(answer.error));
            else resolve(answer.value);
        });
        child.on("error", reject);
        child.on("exit", (code, signal) => reject(new Error(`The process of ${name} ended with ${signal ?? code}.`)));
        child.send({ argument });
    });
}
