/** A server, or the program that runs against it, cannot be started; the message says why. */
export class ServeError extends Error {
    override readonly name: string = "ServeError";
}
