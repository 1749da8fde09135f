import type { ModelsFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";

const help = `
Each line is a model at a provider: the model's id, its task, the provider, the provider's own id of the model, and the
day when it was last listed. With --hub, the last column is, where known: US dollars for a million tokens read and
written, the most tokens of a conversation, and whether the model calls tools there. Columns are separated by tabs when
the output is not a terminal.`;

/** `callsheet models [TEXT]`: lists models and their providers. */
export const models: Command = {
    name: "models",
    description: "list models, their providers, and their ids there",
    argument: {
        usage: "[text]",
        description: "a part of a model's owner, name or task (default: all models)",
    },
    options: [
        { flags: "--task <task>", description: "only models for this task" },
        { flags: "--provider <provider>", description: "only models that this provider serves" },
        { flags: "--hub", description: "list today's models from the Hub instead of the catalogue" },
        { flags: "--json", description: "print JSON: { id, task, readsImages, mappings } for each model" },
    ],
    help,
    async act(terminal: Terminal, text: string | undefined, flags: ModelsFlags) {
        const { listModels } = await import("../actions/list-models.ts");
        await listModels(terminal, text ?? "", flags);
    },
};
