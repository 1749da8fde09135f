/** The errors that a command ends with, beside those of the client. */

/** The command cannot do what it was asked to do; the message says what to ask instead. */
export class UsageError extends Error {
    override readonly name: string = "UsageError";
}

/** A search had no results; the message suggests similar names. */
export class NothingFoundError extends Error {
    override readonly name: string = "NothingFoundError";
}

/** Some lines were skipped, the others are done. The message has the counts. */
export class PassedOverError extends Error {
    override readonly name: string = "PassedOverError";
}

/** The program in the sandbox failed; the command exits with its exit code, without a message of its own. */
export class ProgramEndedError extends Error {
    override readonly name: string = "ProgramEndedError";
    readonly exitCode: number;

    constructor(exitCode: number) {
        super(`The program ended with ${exitCode}.`);
        this.exitCode = exitCode;
    }
}

/** A sandbox, or the program in it, could not start; the message says what to do. */
export class SandboxError extends Error {
    override readonly name: string = "SandboxError";
}

/** Blocks of a documentation are stale, or cannot be written. */
export class StaleDocsError extends Error {
    override readonly name: string = "StaleDocsError";
}

/** The program for an exercise is not right yet; the command has said why. */
export class NotRightError extends Error {
    override readonly name: string = "NotRightError";
}
