/** A sandbox, or the program in it, could not start; the message says what to do. */
export class SandboxError extends Error {
    override readonly name: string = "SandboxError";
}
