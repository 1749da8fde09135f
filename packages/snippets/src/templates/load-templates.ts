import type { Client, ClientKey } from "../clients.ts";
import type { Templates, TemplateTable } from "./template.ts";

/** Imports the templates of each client. A missing client is a compile error. */
const loaders: Readonly<Record<ClientKey, () => Promise<Templates>>> = {
    "js/callsheet": async () => (await import("./js/callsheet.ts")).callsheet,
    "js/huggingface.js": async () => (await import("./js/huggingface.js.ts")).huggingfaceJs,
    "js/openai": async () => (await import("./js/openai.ts")).openai,
    "js/fetch": async () => (await import("./js/fetch/index.ts")).fetch,
    "python/huggingface_hub": async () => (await import("./python/huggingface_hub.ts")).huggingfaceHub,
    "python/fal_client": async () => (await import("./python/fal_client.ts")).falClient,
    "python/openai": async () => (await import("./python/openai.ts")).openai,
    "python/requests": async () => (await import("./python/requests/index.ts")).requests,
    "sh/curl": async () => (await import("./sh/curl/index.ts")).curl,
};

/** Loads the templates of some clients only: loading all of them takes longer than writing a snippet. */
export async function loadTemplates(clients: readonly Client[]): Promise<TemplateTable> {
    const keys: ReadonlySet<string> = new Set(clients.map(({ language, id }) => `${language}/${id}`));
    const asked = Object.entries(loaders).filter(([key]) => keys.has(key));
    return Object.fromEntries(await Promise.all(asked.map(async ([key, load]) => [key, await load()])));
}
