/** The program in the sandbox failed; the command exits with its exit code, without a message of its own. */
export class ProgramEndedError extends Error {
    override readonly name: string = "ProgramEndedError";
    readonly exitCode: number;

    constructor(exitCode: number) {
        super(`The program ended with ${exitCode}.`);
        this.exitCode = exitCode;
    }
}
