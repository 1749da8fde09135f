/** Python's archives, and the list by which pages know them. */
import { mkdir, writeFile } from "node:fs/promises";
import { type ArchiveList, archiveListFile } from "../../run/python/archive-list.ts";
import { listOf, makeArchives } from "../../run/python/build/make-archives.ts";
import { runFolder } from "../../run/run-file.ts";

/**
 * Where the archives cannot be had, the list says that there are none, and pages say it too.
 *
 * @param dir the folder of the build
 * @returns why there are none; undefined where there are
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
