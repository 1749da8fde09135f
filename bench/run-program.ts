/** Runs a file of programs/ in a process of its own, so that no other's heap or compiled code is in it. */
import { fork } from "node:child_process";
import { join } from "node:path";

/**
 * @param name of the file, whose default export is called
 * @param argument for it; both it and the result are sent as JSON
 * @returns what it returns
 * @throws Error where it throws, or its process ends before it has returned
 */
export function runProgram<Result>(
    name: string,
    argument: unknown,
    nodeOptions: readonly string[] = ["--expose-gc"],
): Promise<Result> {
    return new Promise((resolve, reject) => {
        const child = fork(join(import.meta.dirname, "child.ts"), [name], { execArgv: [...nodeOptions] });
        child.on("message", (answer: { readonly value: Result } | { readonly error: string }) => {
            if ("error" in answer) reject(new Error(answer.error));
            else resolve(answer.value);
        });
        child.on("error", reject);
        child.on("exit", (code, signal) => reject(new Error(`The process of ${name} ended with ${signal ?? code}.`)));
        child.send({ argument });
    });
}
