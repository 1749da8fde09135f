import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ChapterProgram } from "../../../site/src/book/course/chapter-programs.ts";
import { lastAnswer, problemWithRequests } from "./requests.ts";
import type { CourseSandbox } from "./sandbox.ts";
import type { Ran } from "./session.ts";

/**
 * How a program ran, with what is wrong with what it asked, or that nothing came of it.
 * @param folder where it saves its files
 */
export async function observed(
    program: ChapterProgram,
    sandbox: CourseSandbox,
    folder: string,
    run: () => Promise<Ran>,
): Promise<Ran> {
    const before = await filesIn(folder);
    // What was asked until now is not its own.
    await sandbox.requests();
    const ran = await run();
    const after = await filesIn(folder);
    const entries = await sandbox.requests();
    const hasSaved = [...after].some(([name, time]) => before.get(name) !== time);
    const problem =
        (await problemWithRequests(program, entries)) ??
        (program.fails || hasSaved || ran.stdout.trim() !== "" ? undefined : "printed nothing, and saved nothing");
    return { ...ran, problem, answer: lastAnswer(entries) };
}

/** The files of a folder, each with when it was written. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, number>> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
        await Promise.all(files.map(async ({ name }) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
    );
}
