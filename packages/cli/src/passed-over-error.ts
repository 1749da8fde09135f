/** Some lines were skipped, the others are done. The message has the counts. */
export class PassedOverError extends Error {
    override readonly name: string = "PassedOverError";
}
