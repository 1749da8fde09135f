import { InferenceError } from "@callsheet/inference/hub";
import { InputError } from "@callsheet/inference/tasks";
import { NothingFoundError } from "./nothing-found-error.ts";
import { PassedOverError } from "./passed-over-error.ts";
import { ProgramEndedError } from "./program-ended-error.ts";
import { SandboxError } from "./sandbox-error.ts";
import type { Terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

const told = [UsageError, InferenceError, PassedOverError, NothingFoundError, SandboxError];

/**
 * The exit code of a command that an error ended, after its message is on standard error.
 * @throws the error itself, where it is none that a person is told of
 */
export function exitCodeOf(error: unknown, terminal: Terminal): number {
    if (error instanceof ProgramEndedError) return error.exitCode;
    if (!(error instanceof Error && told.some((kind) => error instanceof kind))) throw error;
    terminal.stderr.write(`${error.message}\n`);
    return error instanceof UsageError || error instanceof InputError ? 2 : 1;
}
