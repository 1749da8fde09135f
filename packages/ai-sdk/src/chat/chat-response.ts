/** The parts of a chat's response that streams and whole responses share. */
import type { JSONObject, LanguageModelV4FinishReason, LanguageModelV4Usage } from "@ai-sdk/provider";

const unifiedReasons: Readonly<Record<string, LanguageModelV4FinishReason["unified"]>> = {
    stop: "stop",
    length: "length",
    content_filter: "content-filter",
    tool_calls: "tool-calls",
    function_call: "tool-calls",
};

export const finishReason = (raw: string | null | undefined): LanguageModelV4FinishReason => ({
    unified: unifiedReasons[raw ?? ""] ?? "other",
    raw: raw ?? undefined,
});

type Counted = {
    readonly prompt_tokens?: number | null | undefined;
    readonly completion_tokens?: number | null | undefined;
    readonly [field: string]: unknown;
};

/** @param usage as the provider counts it; none if it does not */
export function usageOf(usage: Counted | null | undefined): LanguageModelV4Usage {
    const input = usage?.prompt_tokens ?? undefined;
    const output = usage?.completion_tokens ?? undefined;
    const cached = countIn(usage?.["prompt_tokens_details"], "cached_tokens");
    const reasoning = countIn(usage?.["completion_tokens_details"], "reasoning_tokens");
    return {
        inputTokens: {
            total: input,
            noCache: input === undefined ? undefined : input - (cached ?? 0),
            cacheRead: cached,
            cacheWrite: undefined,
        },
        outputTokens: {
            total: output,
            text: output === undefined ? undefined : output - (reasoning ?? 0),
            reasoning,
        },
        ...(usage && { raw: JSON.parse(JSON.stringify(usage)) as JSONObject }), // It was JSON in the response.
    };
}

function countIn(details: unknown, field: string): number | undefined {
    const { [field]: count }: Readonly<Record<string, unknown>> = Object(details);
    return typeof count === "number" ? count : undefined;
}

/** The identity of a response, where the provider gives one. */
export const responseMetadata = (response: {
    readonly id?: string | null | undefined;
    readonly model?: string | null | undefined;
    readonly created?: number | null | undefined;
}) => ({
    ...(response.id && { id: response.id }),
    ...(response.model && { modelId: response.model }),
    // Seconds since 1970.
    ...(response.created && { timestamp: new Date(response.created * 1000) }),
});
