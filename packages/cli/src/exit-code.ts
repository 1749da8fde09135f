import { inspect } from "node:util";
import { InferenceError } from "@callsheet/inference/hub";
import { InputError } from "@callsheet/inference/tasks";
import {
    NothingFoundError,
    NotRightError,
    PassedOverError,
    ProgramEndedError,
    SandboxError,
    StaleDocsError,
} from "./errors.ts";
import type { Terminal } from "./terminal.ts";

const reportedErrors = [InferenceError, PassedOverError, NothingFoundError, SandboxError, StaleDocsError];

/**
 * Prints the message of an error that is no UsageError on standard error, and returns the exit code for it.
 * @throws the error itself, if it is unexpected and standard error is no terminal
 */
export function exitCodeOf(error: unknown, terminal: Terminal): number {
    if (error instanceof ProgramEndedError) return error.exitCode;
    if (error instanceof NotRightError) return 1;
    if (!(error instanceof Error && reportedErrors.some((kind) => error instanceof kind))) {
        // Node would print the text of others in it as it is.
        if (!terminal.stderr.isTTY) throw error;
        terminal.stderr.write(`${inspect(error)}\n`);
        return 1;
    }
    terminal.stderr.write(`${error.message}\n`);
    return error instanceof InputError ? 2 : 1;
}
