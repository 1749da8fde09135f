/** Saves a program of a chapter as the reader would, to run it in a terminal. */
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wireToJson } from "@callsheet/inference";
import { buildRequest } from "@callsheet/inference/providers";
import { languages } from "@callsheet/snippets";
import type { ChapterProgram } from "../../../../site/src/book/course/chapter-programs.ts";
import { filesOf } from "../files.ts";
import { root } from "../root.ts";

/** The file name: the program's own, or one derived from the id of its snippet. */
function nameOf({ id, language, client }: Pick<ChapterProgram, "id" | "language" | "client">): string {
    return client === undefined ? id : `${id.slice(0, id.indexOf("/"))}.${languages[language].fileEnding}`;
}

/** The command that runs it. */
export const commandOf = (program: Pick<ChapterProgram, "id" | "language" | "client">): string =>
    `${languages[program.language].interpreter} ${nameOf(program)}`;

/** The files that its call sends. The reader is expected to have them. */
export const filesSent = ({ call }: Pick<ChapterProgram, "call">): ReadonlyMap<string, Uint8Array> =>
    call ? filesOf(wireToJson(buildRequest(call))) : new Map();

/** Saves the program in a folder, with the files that it reads. */
export async function saveProgram(folder: string, program: ChapterProgram): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const [name, content] of [
        ...filesSent(program),
        ...program.files,
        [nameOf(program), `${program.code}\n`] as const,
    ]) {
        await writeFile(join(folder, name), content);
    }
    if (program.language === "js") {
        await symlink(join(root, "node_modules"), join(folder, "node_modules")).catch(
            (error: NodeJS.ErrnoException) => {
                if (error.code !== "EEXIST") throw error;
            },
        );
    }
}
