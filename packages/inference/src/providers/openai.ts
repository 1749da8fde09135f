/** The form of OpenAI's API, which most providers of text speak: they differ by a path. */
import type { ParametersOf } from "../call.ts";
import type { WireJson } from "../wire.ts";
import { at } from "./json.ts";
import type { ProviderHelper } from "./provider.ts";

/** Chat, at a path that may depend on the model. */
export function openAiChat(path: (model: string) => string): ProviderHelper<"conversational"> {
    return {
        endpointPath: "/v1/chat/completions",
        request: ({ model, inputs, parameters, stream }) => ({
            path: path(model),
            body: {
                format: "json",
                value: { model, messages: inputs, ...parameters, ...(stream && { stream }) } as WireJson,
            },
        }),
    };
}

/** Text completion, at a path that may depend on the model; `max_new_tokens` is called `max_tokens` there. */
export function openAiCompletion(path: (model: string) => string): ProviderHelper<"text-generation"> {
    return {
        endpointPath: "/v1/completions",
        request: ({ model, inputs, parameters, stream }) => ({
            path: path(model),
            body: {
                format: "json",
                value: { model, prompt: inputs, ...completionParameters(parameters), ...(stream && { stream }) },
            },
        }),
        response: (answer) => ({ generated_text: at(answer, "choices", 0, "text") }),
        // A server of one's own may speak the form of text-generation-inference, whose events hold a token.
        event: (event) => (at(event, "token") === undefined ? completionEvent(event) : event),
    };
}

function completionParameters({ max_new_tokens, ...parameters }: ParametersOf<"text-generation">) {
    const maxTokens = max_new_tokens === undefined ? {} : { max_tokens: max_new_tokens };
    return { ...maxTokens, ...parameters } as Record<string, WireJson>;
}

function completionEvent(event: unknown): unknown {
    const finishReason = at(event, "choices", 0, "finish_reason");
    return {
        token: { text: at(event, "choices", 0, "text") ?? "" },
        ...(typeof finishReason === "string" && { details: { finish_reason: finishReason } }),
    };
}
