import { InputError } from "../errors/errors.ts";
import { completionByChat, openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";
import type { Parameters } from "./provider-request.ts";

/** Groq has no completions endpoint: a prompt is sent as a chat message. */
export const chat = defineProvider({
    id: "groq",
    name: "Groq",
    organization: "groq",
    baseUrl: "https://api.groq.com",
    tasks: { conversational: openAiChat("/openai/v1/chat/completions", withoutUnsupported) },
});

/** @throws InputError for what none of its models takes: it answers with a 400 (its reference of chat) */
function withoutUnsupported(body: Parameters): Parameters {
    const refused = ["logprobs", "top_logprobs", "logit_bias"].filter(
        (name) => (body[name] ?? undefined) !== undefined,
    );
    if (refused.length === 0) return body;
    throw new InputError(`groq takes no ${refused.join(", ")}: leave it out, or choose another provider.`, {
        provider: "groq",
        task: "conversational",
        model: String(body["model"]),
    });
}

export const provider = withTasks(chat, {
    "text-generation": completionByChat("/openai/v1/chat/completions"),
});

export const access: ProviderAccess = { keyVariables: [], madeUpKey: "gsk_sandbox" };
