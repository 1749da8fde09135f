/** Providers that serve only chat, with OpenAI's API: a row each. */
import { InputError } from "../errors/input-error.ts";
import { defineProvider } from "./define-provider.ts";
import { openAiChat } from "./openai.ts";
import type { ProviderAccess } from "./provider.ts";
import type { Parameters } from "./request-body.ts";

export const chatOnlyProviders = {
    baseten: defineProvider({
        id: "baseten",
        name: "Baseten",
        organization: "baseten",
        baseUrl: "https://inference.baseten.co",
        tasks: { conversational: openAiChat() },
    }),
    cerebras: defineProvider({
        id: "cerebras",
        name: "Cerebras",
        organization: "cerebras",
        baseUrl: "https://api.cerebras.ai",
        tasks: { conversational: openAiChat("/v1/chat/completions", withoutStore) },
    }),
    cohere: defineProvider({
        id: "cohere",
        name: "Cohere",
        organization: "CohereLabs",
        baseUrl: "https://api.cohere.com",
        tasks: { conversational: openAiChat("/compatibility/v1/chat/completions") },
    }),
    "fireworks-ai": defineProvider({
        id: "fireworks-ai",
        name: "Fireworks",
        organization: "fireworks-ai",
        baseUrl: "https://api.fireworks.ai",
        tasks: { conversational: openAiChat("/inference/v1/chat/completions") },
    }),
    openai: defineProvider({
        id: "openai",
        name: "OpenAI",
        organization: "openai",
        baseUrl: "https://api.openai.com",
        routedBaseUrl: undefined,
        takesModelAsGiven: true,
        tasks: {
            conversational: {
                ...openAiChat("/v1/chat/completions", ownModelId),
                example: { model: "openai/gpt-5-mini" },
            },
        },
    }),
    publicai: defineProvider({
        id: "publicai",
        name: "Public AI",
        organization: "publicai",
        baseUrl: "https://api.publicai.co",
        tasks: { conversational: openAiChat() },
    }),
};

/** Cerebras rejects a body with OpenAI's `store`, which has no meaning there. */
function withoutStore({ store: _store, ...body }: Parameters): Parameters {
    return body;
}

/** Callers name models as on the Hub, with the owner; OpenAI's own ids have none. */
function ownModelId({ model, ...body }: Parameters): Parameters {
    const id = typeof model === "string" && model.startsWith("openai/") ? model.slice("openai/".length) : "";
    if (id !== "") return { model: id, ...body };
    throw new InputError(
        `openai serves its own models only: expected a model id such as openai/gpt-5-mini, not ${model}.`,
        {
            provider: "openai",
            task: "conversational",
            model: String(model),
        },
    );
}

export const chatOnlyAccess = {
    baseten: { keyVariables: ["BASETEN_KEY"] },
    cerebras: { keyVariables: [], madeUpKey: "csk-sandbox" },
    cohere: { keyVariables: ["CO_API_KEY"] },
    "fireworks-ai": {
        keyVariables: ["FIREWORKSAI_API_KEY", "FIREWORKS_AI_TOKEN", "FIREWORKS_API_KEY"],
        madeUpKey: "fw_sandbox",
    },
    openai: { keyVariables: ["OPENAI_KEY"], madeUpKey: "sk-sandbox" },
    publicai: { keyVariables: [] },
} as const satisfies { readonly [Id in keyof typeof chatOnlyProviders]: ProviderAccess };
