import { execFile } from "node:child_process";

type Said = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** Runs a type checker beside whatever else is run. @throws Error where it could not be started, or was ended */
export const runChecker = (args: readonly string[]): Promise<Said> =>
    new Promise((resolve, reject) => {
        const child = execFile(process.execPath, args, { maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) => {
            // To have found errors is an end, too.
            if (error && child.exitCode === null) reject(error);
            else resolve({ status: child.exitCode, stdout, stderr });
        });
    });
