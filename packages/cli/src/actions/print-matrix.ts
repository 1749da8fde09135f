import { providerIds, taskIds } from "@callsheet/inference";
import { clients, matrix } from "@callsheet/snippets";
import type { MatrixFlags } from "../commands/matrix.ts";
import { oneOf } from "../nearest.ts";
import type { Terminal } from "../terminal.ts";
import { unique } from "../values.ts";

/** Prints every snippet that can be written, one JSON object a line. */
export function printMatrix(terminal: Terminal, { provider, task, client }: MatrixFlags): void {
    const filter = {
        provider: provider === undefined ? undefined : oneOf("provider", provider, providerIds),
        task: task === undefined ? undefined : oneOf("task", task, taskIds),
        client: client === undefined ? undefined : oneOf("client", client, unique(clients.map(({ id }) => id))),
    };
    for (const entry of matrix(filter)) terminal.stdout.write(`${JSON.stringify(entry)}\n`);
}
