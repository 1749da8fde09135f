import { execFile } from "node:child_process";

type Said = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a type checker asynchronously. @throws Error if it could not be started, or was killed */
export const runChecker = (args: readonly string[]): Promise<Said> =>
    new Promise((resolve, reject) => {
        const child = execFile(process.execPath, args, { maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
            // An exit code for type errors is a normal result.
            if (error && child.exitCode === null) reject(error);
            else resolve({ status: child.exitCode, stdout, stderr });
        });
    });
