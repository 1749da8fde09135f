import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { ChapterProgram } from "../../../site/src/book/course/chapter-programs.ts";
import { lastAnswer, problemWithRequests } from "./requests.ts";
import type { CourseSandbox } from "./sandbox.ts";
import type { CommandResult } from "./session.ts";

/**
 * Runs a program and checks it: its requests must be right, and it must print or save something.
 * @param folder the folder in which it saves files
 */
export async function runAndCheck(
    program: ChapterProgram,
    sandbox: CourseSandbox,
    folder: string,
    run: () => Promise<CommandResult>,
): Promise<CommandResult> {
    const before = await filesIn(folder);
    // Skip the requests that came before this program.
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

/** The files of a folder with their modification times. */
async function filesIn(folder: string): Promise<ReadonlyMap<string, number>> {
    const entries = await readdir(folder, { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Map(
        await Promise.all(files.map(async ({ name }) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
    );
}
