/** Writes Python's archives, and the list by which pages find them. */
import { mkdir, writeFile } from "node:fs/promises";
import { type ArchiveList, archiveListFile } from "../../run/python/archives.ts";
import { listOf, makeArchives } from "../../run/python/build/make-archives.ts";
import { runFolder } from "../../run/run-file.ts";

/**
 * If the archives cannot be made, the list says so, and the pages tell their readers.
 *
 * @param dir the build's output folder
 * @returns why there are no archives; undefined if there are
 */
export async function writePython(dir: URL): Promise<string | undefined> {
    await mkdir(new URL(`${runFolder}/`, dir), { recursive: true });
    const writeList = (list: ArchiveList) => writeFile(new URL(archiveListFile, dir), JSON.stringify(list));
    try {
        const archives = await makeArchives();
        for (const { file, bytes } of Object.values(archives)) {
            await writeFile(new URL(`${runFolder}/${file}`, dir), bytes);
        }
        await writeList({ archives: listOf(archives) });
        return undefined;
    } catch (error) {
        await writeList({ archives: null });
        return error instanceof Error ? error.message : String(error);
    }
}
