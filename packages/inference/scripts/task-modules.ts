/** Finds the tasks: every file of `src/tasks` that declares one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TaskDescription } from "../src/tasks/description.ts";
import type { Task } from "../src/tasks/task.ts";

/** What the file of a task exports. */
export type TaskModule = {
    readonly task: Task;
    readonly description: TaskDescription;
    /** Whether it has schemas for a stream, too. */
    readonly streams: boolean;
};

const folder = join(import.meta.dirname, "../src/tasks");

/** @throws Error for a file with another name than its task, or without a description */
export async function taskModules(): Promise<readonly TaskModule[]> {
    const ids = readdirSync(folder)
        .filter((file) => /^export const task\b/m.test(readFileSync(join(folder, file), "utf8")))
        .map((file) => file.slice(0, -".ts".length))
        .sort();
    return await Promise.all(
        ids.map(async (id) => {
            const { schemas, streamSchemas, task, description } = await import(
                pathToFileURL(join(folder, `${id}.ts`)).href
            );
            if (task.id !== id) throw new Error(`src/tasks/${id}.ts declares the task ${task.id}.`);
            if (!schemas || !description) throw new Error(`src/tasks/${id}.ts exports no schemas or no description.`);
            return { task, description: description(), streams: streamSchemas !== undefined };
        }),
    );
}
