import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Writes a file whole or not at all. It takes the place of what is there, also of a link, which it does not follow.
 *
 * @param mode its permissions; default those of a new file
 * @throws Error if it cannot be written; then nothing has changed
 */
export async function writeWhole(path: string, text: string, mode?: number): Promise<void> {
    const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
    try {
        const file = await open(temporary, "wx", mode);
        try {
            // The mask of the process takes permissions away.
            if (mode !== undefined) await file.chmod(mode);
            await file.writeFile(text);
        } finally {
            await file.close();
        }
        await rename(temporary, path);
    } catch (error) {
        await rm(temporary, { force: true });
        throw error;
    }
}
