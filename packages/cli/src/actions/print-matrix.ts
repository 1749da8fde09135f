import { providerIds, taskIds } from "@callsheet/inference";
import { clientIds, matrix } from "@callsheet/snippets";
import type { MatrixFlags } from "../commands/matrix.ts";
import { UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { type Terminal, writeAll } from "../terminal.ts";
import { printModels } from "./print-models.ts";

/** Prints every snippet that can be written, or those of the given models, one JSON object per line. */
export async function printMatrix(terminal: Terminal, flags: MatrixFlags): Promise<void> {
    const { provider, task, client, models, jobs, keepProblems } = flags;
    const filter = {
        provider: provider === undefined ? undefined : oneOf("provider", provider, providerIds),
        task: task === undefined ? undefined : oneOf("task", task, taskIds),
        client: client === undefined ? undefined : oneOf("client", client, clientIds),
    };
    if (models !== undefined) return await printModels(terminal, models, flags, filter);
    if (jobs !== undefined || keepProblems) throw new UsageError("--jobs and --keep-problems are for --models.");
    for (const entry of matrix(filter)) await writeAll(terminal, `${JSON.stringify(entry)}\n`);
}
