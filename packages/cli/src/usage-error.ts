/** The command was asked for something that it cannot do; the message says what to ask instead. */
export class UsageError extends Error {
    override readonly name: string = "UsageError";
}
