/** Blocks of a documentation are stale, or cannot be written. */
export class StaleDocsError extends Error {
    override readonly name: string = "StaleDocsError";
}
