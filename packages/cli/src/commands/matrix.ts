import { providerIds, taskIds } from "@callsheet/inference";
import { clients, matrix } from "@callsheet/snippets";
import { Command } from "commander";
import { oneOf } from "../nearest.ts";
import type { Terminal } from "../terminal.ts";
import { unique } from "../values.ts";

type Flags = { readonly provider?: string; readonly task?: string; readonly client?: string };

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export function matrixCommand(terminal: Terminal): Command {
    return new Command("matrix")
        .description("print every snippet that can be written, as JSON Lines")
        .option("--provider <provider>", "only of this provider")
        .option("--task <task>", "only of this task")
        .option("--client <client>", "only of this client")
        .action(({ provider, task, client }: Flags) => {
            const filter = {
                provider: provider === undefined ? undefined : oneOf("provider", provider, providerIds),
                task: task === undefined ? undefined : oneOf("task", task, taskIds),
                client: client === undefined ? undefined : oneOf("client", client, unique(clients.map(({ id }) => id))),
            };
            for (const entry of matrix(filter)) terminal.stdout.write(`${JSON.stringify(entry)}\n`);
        });
}
