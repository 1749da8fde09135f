/** A sandbox could not start where it was to; the message says what to do. */
export class SandboxError extends Error {
    override readonly name: string = "SandboxError";
}
