import type { MatrixFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jobs } from "../values.ts";
import type { Command } from "./command.ts";

const help = `
Each line of --models describes a model as JSON: {"id": …, "pipeline_tag": …, "tags": …, "library_name": …,
"mapping": …, "provider": …, "options": …}. Only the id is required. The snippets come in the order of the lines, with
the number of the line. A line that cannot be read is reported on standard error and skipped.

Exit codes: 0 if every line was read, 1 if some were skipped, 2 if the command could not be understood.`;

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export const matrix: Command = {
    name: "matrix",
    description: "print every snippet that can be written, as JSON Lines",
    options: [
        { flags: "--provider <provider>", description: "only snippets for this provider" },
        { flags: "--task <task>", description: "only snippets for this task" },
        { flags: "--client <client>", description: "only snippets for this client" },
        {
            flags: "--models <file>",
            description: "snippets for the models in this file, or - for standard input",
        },
        {
            flags: "--jobs <number>",
            description: "the number of threads, or auto for one per core (default: 1)",
            read: jobs("--jobs"),
        },
        {
            flags: "--keep-problems",
            description: "write the problem of a line into the output in its place, and exit with 0",
        },
    ],
    help,
    async act(terminal: Terminal, _argument: undefined, flags: MatrixFlags) {
        const { printMatrix } = await import("../actions/print-matrix.ts");
        await printMatrix(terminal, flags);
    },
};
