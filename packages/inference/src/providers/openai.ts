import { InputError } from "../errors/input-error.ts";
import { defineProvider } from "./define-provider.ts";
import { openAiChat } from "./openai-api.ts";
import type { ProviderAccess } from "./provider.ts";
import type { Parameters } from "./provider-request.ts";

export const provider = defineProvider({
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
});

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

export const access: ProviderAccess = { keyVariables: ["OPENAI_KEY"], madeUpKey: "sk-sandbox" };
