import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { ChatCompletionStreamOutput } from "@callsheet/inference";
import { expect, test } from "vitest";
import { streamParts } from "./stream-parts.ts";

type Delta = ChatCompletionStreamOutput["choices"][number]["delta"];

/** The parts of a stream with these deltas. */
async function partsOf(deltas: readonly Delta[], end: object = {}): Promise<LanguageModelV4StreamPart[]> {
    async function* events(): AsyncGenerator<ChatCompletionStreamOutput, void, undefined> {
        for (const delta of deltas) yield { id: "1", choices: [{ delta }] };
        yield { choices: [{ delta: {}, finish_reason: "stop" }], ...end };
    }
    const rest = events();
    const parts: LanguageModelV4StreamPart[] = [];
    for await (const part of streamParts(await rest.next(), rest, [])) parts.push(part);
    return parts;
}

const typesOf = (parts: readonly LanguageModelV4StreamPart[]) => parts.map(({ type }) => type);

test("reasoning ends where the text begins", async () => {
    const parts = await partsOf([{ reasoning_content: "Hm" }, { reasoning: "m." }, { content: "A" }, { content: "B" }]);
    expect(typesOf(parts)).toEqual([
        ...["stream-start", "response-metadata"],
        ...["reasoning-start", "reasoning-delta", "reasoning-delta", "reasoning-end"],
        ...["text-start", "text-delta", "text-delta", "text-end", "finish"],
    ]);
});

test("the arguments of several tools are put together by their index", async () => {
    const parts = await partsOf([
        { tool_calls: [{ index: 0, id: "a", function: { name: "f", arguments: "" } }] },
        { tool_calls: [{ index: 1, id: "b", function: { name: "g", arguments: '{"x":' } }] },
        { tool_calls: [{ index: 0, function: { arguments: "{}" } }] },
        { tool_calls: [{ index: 1, function: { arguments: "1}" } }] },
    ]);
    expect(parts.filter(({ type }) => type === "tool-call")).toEqual([
        { type: "tool-call", toolCallId: "a", toolName: "f", input: "{}" },
        { type: "tool-call", toolCallId: "b", toolName: "g", input: '{"x":1}' },
    ]);
});

test("a tool without arguments is called with an empty object", async () => {
    const parts = await partsOf([{ tool_calls: [{ index: 0, id: "a", function: { name: "f" } }] }]);
    expect(parts).toContainEqual({ type: "tool-call", toolCallId: "a", toolName: "f", input: "{}" });
});

test("the end has the reason and the usage, with what was cached and thought", async () => {
    const usage = {
        prompt_tokens: 10,
        completion_tokens: 8,
        prompt_tokens_details: { cached_tokens: 4 },
        completion_tokens_details: { reasoning_tokens: 3 },
    };
    const parts = await partsOf([{ content: "A" }], { choices: [], usage });
    expect(parts.at(-1)).toEqual({
        type: "finish",
        finishReason: { unified: "other", raw: undefined },
        usage: {
            inputTokens: { total: 10, noCache: 6, cacheRead: 4, cacheWrite: undefined },
            outputTokens: { total: 8, text: 5, reasoning: 3 },
            raw: usage,
        },
    });
});
