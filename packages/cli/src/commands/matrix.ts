import { Command } from "commander";
import type { Terminal } from "../terminal.ts";

/** What follows on the command line. */
export type MatrixFlags = { readonly provider?: string; readonly task?: string; readonly client?: string };

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export function matrixCommand(terminal: Terminal): Command {
    return new Command("matrix")
        .description("print every snippet that can be written, as JSON Lines")
        .option("--provider <provider>", "only of this provider")
        .option("--task <task>", "only of this task")
        .option("--client <client>", "only of this client")
        .action(async (flags: MatrixFlags) => {
            const { printMatrix } = await import("../actions/print-matrix.ts");
            printMatrix(terminal, flags);
        });
}
