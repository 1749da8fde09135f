/** A program that was run for somebody ended; the command ends with its exit code, and has nothing to say about it. */
export class ProgramEndedError extends Error {
    override readonly name: string = "ProgramEndedError";
    readonly exitCode: number;

    constructor(exitCode: number) {
        super(`The program ended with ${exitCode}.`);
        this.exitCode = exitCode;
    }
}
