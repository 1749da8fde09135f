import { createHash } from "node:crypto";

/**
 * What the name of a file of data holds of what is in it, so that a page, which says the name, never meets data that is
 * older or newer than itself.
 */
export const versionOf = (data: unknown): string =>
    createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
