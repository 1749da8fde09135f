/** The events of a chat as the parts of a stream of the AI SDK. */
import type { LanguageModelV4StreamPart, SharedV4Warning } from "@ai-sdk/provider";
import { type ChatCompletionStreamOutput, reasoningOf } from "@callsheet/inference";
import { finishReason, responseMetadata, usageOf } from "./chat-response.ts";

type Parts = Generator<LanguageModelV4StreamPart, void, undefined>;
type Step = IteratorResult<ChatCompletionStreamOutput, void>;
type Event = ChatCompletionStreamOutput;
type ToolCallDelta = NonNullable<Event["choices"][number]["delta"]["tool_calls"]>[number];

/** A tool call as far as it has arrived. */
type ToolCall = { readonly id: string; readonly name: string; input: string };

/**
 * The parts of one answer: its text, its reasoning and its tool calls, each with a start and an end, and then the
 * reason of the end and the usage.
 * @param first the event that has been read already
 */
export async function* streamParts(
    first: Step,
    rest: AsyncIterator<Event, void, undefined>,
    warnings: SharedV4Warning[],
): AsyncGenerator<LanguageModelV4StreamPart, void, undefined> {
    yield { type: "stream-start", warnings };
    const blocks = new Blocks();
    const calls = new Map<number, ToolCall>();
    let reason: string | null | undefined;
    let usage: Event["usage"];
    let isIdentified = false;
    for (let step = first; !step.done; step = await rest.next()) {
        const { value } = step;
        if (!isIdentified) yield { type: "response-metadata", ...responseMetadata(value) };
        isIdentified = true;
        usage = value.usage ?? usage;
        const [choice] = value.choices;
        if (!choice) continue;
        reason = choice.finish_reason ?? reason;
        yield* blocks.take("reasoning", reasoningOf(choice.delta));
        yield* blocks.take("text", choice.delta.content ?? "");
        for (const delta of choice.delta.tool_calls ?? []) {
            yield* blocks.end();
            yield* toolInput(calls, delta);
        }
    }
    yield* blocks.end();
    for (const { id, name, input } of calls.values()) {
        yield { type: "tool-input-end", id };
        yield { type: "tool-call", toolCallId: id, toolName: name, input: input === "" ? "{}" : input };
    }
    yield { type: "finish", finishReason: finishReason(reason), usage: usageOf(usage) };
}

function* toolInput(calls: Map<number, ToolCall>, { index, id, function: called }: ToolCallDelta): Parts {
    let call = calls.get(index);
    if (!call) {
        call = { id: id || crypto.randomUUID(), name: called.name ?? "", input: "" };
        calls.set(index, call);
        yield { type: "tool-input-start", id: call.id, toolName: call.name };
    }
    const delta = called.arguments ?? "";
    if (delta === "") return;
    call.input += delta;
    yield { type: "tool-input-delta", id: call.id, delta };
}

/** The blocks of text and reasoning, of which one at a time is open. */
class Blocks {
    #open: { readonly kind: "text" | "reasoning"; readonly id: string } | undefined;
    #count = 0;

    *take(kind: "text" | "reasoning", delta: string): Parts {
        if (delta === "") return;
        if (this.#open?.kind !== kind) {
            yield* this.end();
            this.#open = { kind, id: `${kind}-${this.#count++}` };
            yield { type: `${kind}-start`, id: this.#open.id };
        }
        yield { type: `${kind}-delta`, id: this.#open.id, delta };
    }

    *end(): Parts {
        if (this.#open) yield { type: `${this.#open.kind}-end`, id: this.#open.id };
        this.#open = undefined;
    }
}
