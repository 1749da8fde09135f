/** The answers of a chat, from a whole response or from the events of a stream so far. */
import type { EventOf, OutputOf } from "@callsheet/inference/providers";
import { reasoningOf } from "@callsheet/inference/tasks";
import type { Block } from "./block.ts";

/** One of a chat's choices: its text, its reasoning, and its tool calls. */
export type ChatAnswer = {
    readonly content: string;
    readonly reasoning: string;
    readonly toolCalls: readonly { readonly name: string; readonly arguments: string }[];
};

const nothing: ChatAnswer = { content: "", reasoning: "", toolCalls: [] };

type Message = OutputOf<"conversational">["choices"][number]["message"];
type ToolCall = NonNullable<Message["tool_calls"]>[number];

/** The answers in a response. */
export const chatAnswers = ({ choices }: OutputOf<"conversational">): readonly ChatAnswer[] =>
    choices.map(({ message }) => joined(nothing, message));

/** The answers after one more event. */
export function withEvent(
    answers: readonly ChatAnswer[],
    { choices }: EventOf<"conversational">,
): readonly ChatAnswer[] {
    const all = [...answers];
    for (const { index, delta } of choices) all[index ?? 0] = joined(all[index ?? 0] ?? nothing, delta ?? {});
    return Array.from(all, (answer) => answer ?? nothing);
}

function joined(
    answer: ChatAnswer,
    message: Message | EventOf<"conversational">["choices"][number]["delta"],
): ChatAnswer {
    return {
        content: answer.content + (message.content ?? ""),
        reasoning: answer.reasoning + reasoningOf(message),
        toolCalls: (message.tool_calls ?? []).reduce(withToolCall, answer.toolCalls),
    };
}

/** Adds a tool call, which comes whole, or in pieces with the index of their call. */
function withToolCall(calls: ChatAnswer["toolCalls"], call: ToolCall): ChatAnswer["toolCalls"] {
    const index: unknown = Reflect.get(call, "index");
    const at = typeof index === "number" ? index : calls.length;
    const before = calls[at] ?? { name: "", arguments: "" };
    const all = [...calls];
    all[at] = {
        name: before.name + (call.function.name ?? ""),
        arguments: before.arguments + (call.function.arguments ?? ""),
    };
    return all;
}

/** The blocks of answers. */
export const answerBlocks = (answers: readonly ChatAnswer[]): readonly Block[] =>
    answers.flatMap(({ content, reasoning, toolCalls }): Block[] => [
        ...(reasoning === "" ? [] : [{ kind: "text", role: "reasoning", text: reasoning } as const]),
        ...(content === "" ? [] : [{ kind: "text", role: "answer", text: content } as const]),
        ...toolCalls.map((call) => ({ kind: "tool-call", ...call }) as const),
    ]);
