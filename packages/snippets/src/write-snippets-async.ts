import { taskOf } from "./call-of-model.ts";
import { clients } from "./languages/registry.ts";
import { type ClientFilter, type WrittenSnippets, writeSnippetsWith } from "./programs.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";
import { loadTemplates } from "./templates/load-templates.ts";

/** Like `writeSnippets`, with the same result, but asynchronous: it imports the templates when they are needed. */
export async function writeSnippetsAsync(
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    isWanted: ClientFilter,
): Promise<WrittenSnippets> {
    const task = taskOf(model);
    const able = clients.filter((client) => task !== undefined && client.serves(task) && isWanted(client));
    const templates = await loadTemplates(new Set(able.map(({ language }) => language)));
    return writeSnippetsWith(templates, model, provider, mapping, options, isWanted);
}
