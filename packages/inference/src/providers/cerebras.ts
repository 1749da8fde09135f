import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";
import type { Parameters } from "./provider-request.ts";

export const provider = defineProvider({
    id: "cerebras",
    name: "Cerebras",
    organization: "cerebras",
    baseUrl: "https://api.cerebras.ai",
    tasks: { conversational: openAiChat("/v1/chat/completions", withoutStore) },
});

/** Cerebras rejects a body with OpenAI's `store`, which has no meaning there. */
function withoutStore({ store: _store, ...body }: Parameters): Parameters {
    return body;
}

export const access: ProviderAccess = { keyVariables: [], madeUpKey: "csk-sandbox" };
