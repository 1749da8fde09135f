/** Some of what was given had to be passed over; the rest is done. The message says how much. */
export class PassedOverError extends Error {
    override readonly name: string = "PassedOverError";
}
