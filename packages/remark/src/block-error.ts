/**
 * A tagged block cannot be written: its tag has a mistake, the provider does not list the model, or no library can make
 * the call.
 */
export class BlockError extends Error {
    override readonly name: string = "BlockError";
}
