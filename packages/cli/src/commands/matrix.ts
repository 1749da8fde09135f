import type { MatrixFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jobs } from "../values.ts";
import type { Command } from "./command.ts";

const help = `
Models are described one a line, as JSON: {"id": …, "pipeline_tag": …, "tags": …, "library_name": …, "mapping": …,
"provider": …, "options": …}, of which only the id must be there. The snippets of each come in the order of the lines,
with the number of the line. A line that cannot be read is named on standard error, and passed over.

Exit codes: 0 when every line was read, 1 when some were passed over, 2 when the command could not be understood.`;

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export const matrix: Command = {
    name: "matrix",
    description: "print every snippet that can be written, as JSON Lines",
    options: [
        { flags: "--provider <provider>", description: "only of this provider" },
        { flags: "--task <task>", description: "only of this task" },
        { flags: "--client <client>", description: "only of this client" },
        {
            flags: "--models <file>",
            description: "of the models that are described in this file, or - for standard input",
        },
        {
            flags: "--jobs <number>",
            description: "how many threads share the work: 1 if not said; auto is one for each core",
            read: jobs("--jobs"),
        },
        {
            flags: "--keep-problems",
            description: "write what is wrong with a line into the output, in its place, and end with 0",
        },
    ],
    help,
    async act(terminal: Terminal, _argument: undefined, flags: MatrixFlags) {
        const { printMatrix } = await import("../actions/print-matrix.ts");
        await printMatrix(terminal, flags);
    },
};
