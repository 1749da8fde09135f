/** The command cannot do what it was asked to do; the message says what to ask instead. */
export class UsageError extends Error {
    override readonly name: string = "UsageError";
}
