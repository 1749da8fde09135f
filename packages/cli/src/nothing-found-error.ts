/** What somebody looked for is not there; the message says what is near. */
export class NothingFoundError extends Error {
    override readonly name: string = "NothingFoundError";
}
