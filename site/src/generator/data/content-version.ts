import { createHash } from "node:crypto";

/**
 * A content hash for the name of a data file. A page refers to the file by this name, so it never loads data of another
 * version.
 */
export const contentVersion = (data: unknown): string =>
    createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
