import type { LanguageModelV4, LanguageModelV4Content } from "@ai-sdk/provider";
import {
    type ChatCompletionOutputMessage,
    chatCompletion,
    chatCompletionStream,
    reasoningOf,
} from "@callsheet/inference";
import { sdkErrorOf, withSdkErrors } from "../errors.ts";
import { type Exchanges, requestOf, responseOf } from "../exchange.ts";
import type { ModelContext } from "../model-context.ts";
import { chatRequest } from "./chat-request.ts";
import { finishReason, responseMetadata, usageOf } from "./chat-response.ts";
import { streamParts } from "./stream-parts.ts";

/** A model for `generateText` and `streamText`, by the task `conversational`. */
export const languageModel = ({ identity, start }: ModelContext): LanguageModelV4 => ({
    ...identity,
    // The provider fetches images itself.
    supportedUrls: { "image/*": [/^https?:\/\//] },

    async doGenerate(call) {
        const { input, warnings } = chatRequest(call);
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        const response = await withSdkErrors(started, () => chatCompletion({ ...target, ...input }, options));
        const [choice] = response.choices;
        return {
            content: choice ? contentOf(choice.message) : [],
            finishReason: finishReason(choice?.finish_reason),
            usage: usageOf(response.usage),
            request: { ...urlOf(exchanges), ...requestOf(exchanges) },
            response: {
                timestamp,
                modelId: identity.modelId,
                ...responseMetadata(response),
                ...responseOf(exchanges),
            },
            warnings,
        };
    },

    async doStream(call) {
        const { input, warnings } = chatRequest(call);
        const started = start(call);
        const { target, options, exchanges } = started;
        const request = { ...target, stream_options: { include_usage: true }, ...input };
        const events = chatCompletionStream(request, options);
        // An error before the first event is the call's own, which the AI SDK may repeat.
        const first = await withSdkErrors(started, () => events.next());
        const parts = streamParts(first, events, warnings);
        const { headers } = responseOf(exchanges);
        return {
            request: { ...urlOf(exchanges), ...requestOf(exchanges) },
            response: { ...(headers && { headers }) },
            stream: new ReadableStream({
                async pull(controller) {
                    try {
                        const { done, value } = await parts.next();
                        if (done) controller.close();
                        else controller.enqueue(value);
                    } catch (error) {
                        controller.enqueue({ type: "error", error: sdkErrorOf(error, started) });
                        controller.close();
                    }
                },
                async cancel() {
                    await parts.return();
                    await events.return();
                },
            }),
        };
    },
});

/** The address that a call was sent to. */
function urlOf({ main }: Exchanges): { readonly url?: string } {
    const url = main()?.url;
    return url === undefined ? {} : { url };
}

function contentOf(message: ChatCompletionOutputMessage): LanguageModelV4Content[] {
    const reasoning = reasoningOf(message);
    return [
        ...(reasoning ? [{ type: "reasoning" as const, text: reasoning }] : []),
        ...(message.content ? [{ type: "text" as const, text: message.content }] : []),
        ...(message.tool_calls ?? []).map(({ id, function: { name, arguments: input } }) => ({
            type: "tool-call" as const,
            toolCallId: id || crypto.randomUUID(),
            toolName: name ?? "",
            input: input ?? "{}",
        })),
    ];
}
