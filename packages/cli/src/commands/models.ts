import type { ModelsFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import type { Command } from "./command.ts";

const help = `
A line for each model and provider: the model's id, its task, the provider, the provider's own id of the model, and when
it was last listed; of the Hub, in place of that: US dollars for a million tokens read and written, how many tokens a
conversation may have, and whether the model calls tools there, where that is known. Tabs stand between them when the
output is no terminal.`;

/** `callsheet models [TEXT]`: which models there are, and who serves them. */
export const models: Command = {
    name: "models",
    description: "list models, and who serves them under which id",
    argument: {
        usage: "[text]",
        description: "parts of a model's owner, name or task; without it all models",
    },
    options: [
        { flags: "--task <task>", description: "only those that do this" },
        { flags: "--provider <provider>", description: "only those that it serves" },
        { flags: "--hub", description: "ask the Hub which there are today, not the catalogue" },
        { flags: "--json", description: "print JSON: { id, task, readsImages, mappings } for each model" },
    ],
    help,
    async act(terminal: Terminal, text: string | undefined, flags: ModelsFlags) {
        const { listModels } = await import("../actions/list-models.ts");
        await listModels(terminal, text ?? "", flags);
    },
};
