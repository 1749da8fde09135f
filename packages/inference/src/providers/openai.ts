import { InputError } from "../errors/errors.ts";
import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";
import { type Parameters, renamed } from "./provider-request.ts";

export const provider = defineProvider({
    id: "openai",
    name: "OpenAI",
    organization: "openai",
    baseUrl: "https://api.openai.com",
    routedBaseUrl: undefined,
    takesModelAsGiven: true,
    tasks: {
        conversational: {
            ...openAiChat("/v1/chat/completions", asOpenAiTakesIt),
            example: { model: "openai/gpt-5-mini" },
        },
    },
});

/**
 * The body as OpenAI takes it: with its own id of the model, which has no owner, and with `max_completion_tokens`, which
 * its reasoning models demand and the others take too.
 *
 * @throws InputError for a model of another owner, and for what a reasoning model refuses
 */
function asOpenAiTakesIt({ model, ...body }: Parameters): Parameters {
    const context = { provider: "openai", task: "conversational", model: String(model) } as const;
    const id = typeof model === "string" && model.startsWith("openai/") ? model.slice("openai/".length) : "";
    if (id === "") {
        throw new InputError(
            `openai serves its own models only: expected a model id such as openai/gpt-5-mini, not ${model}.`,
            context,
        );
    }
    const refused = Object.entries(refusedByReasoning).flatMap(([name, only]) =>
        (body[name] ?? only) === only ? [] : [name],
    );
    if (reasons(id, body) && refused.length > 0) {
        throw new InputError(
            `${id} is a reasoning model, which takes no ${refused.join(", ")}: leave it out, or choose another model.`,
            context,
        );
    }
    if ((body["tool_prompt"] ?? undefined) !== undefined) {
        throw new InputError("openai takes no tool_prompt, which is the Hub's own: leave it out.", context);
    }
    return renamed({ model: id, ...body }, { max_tokens: "max_completion_tokens" });
}

/** Whether a model reasons: the o series and GPT-5, but not its variant for chat, and not where it is told not to. */
const reasons = (id: string, { reasoning_effort: effort }: Parameters): boolean =>
    /^(o\d|gpt-[5-9](?!.*chat))/.test(id) && effort !== "none";

/** What OpenAI's reasoning models refuse, but for the one value that they take (its guide on reasoning models). */
const refusedByReasoning: Readonly<Record<string, number | undefined>> = {
    temperature: 1,
    top_p: 1,
    frequency_penalty: 0,
    presence_penalty: 0,
    logit_bias: undefined,
    logprobs: undefined,
    top_logprobs: undefined,
    stop: undefined,
};

export const access: ProviderAccess = { keyVariables: ["OPENAI_KEY"], madeUpKey: "sk-sandbox" };
