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

/** Where something listens, and what it is, such as "sandbox". */
export type Place = { readonly host: string; readonly port: number; readonly what: string };

/** An error that says why it could not listen, and what to do; any other error unchanged. */
export function listenError(error: unknown, { host, port, what }: Place): unknown {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    switch (code) {
        case "EADDRINUSE":
            return new SandboxError(
                `Port ${port} of ${host} is taken, perhaps by another ${what}. Stop that, or take another port with --port, such as --port ${port === 65_535 ? port - 1 : port + 1}; --port 0 takes any that is free.`,
            );
        case "EACCES":
            return new SandboxError(`You may not listen on port ${port}. Take one above 1023 with --port.`);
        case "EADDRNOTAVAIL":
        case "ENOTFOUND":
        case "EAI_AGAIN":
            return new SandboxError(
                `This machine has no address ${host}. With --host 0.0.0.0 the ${what} listens on all that it has; with 127.0.0.1 on none that others reach.`,
            );
        default:
            return error;
    }
}
