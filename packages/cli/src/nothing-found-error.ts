/** A search had no results; the message suggests similar names. */
export class NothingFoundError extends Error {
    override readonly name: string = "NothingFoundError";
}
