import { describe, expect, test } from "vitest";
import { answerBlocks, type ChatAnswer, chatAnswers, withEvent } from "./chat-answer.ts";

const streamed = (deltas: readonly Record<string, unknown>[]): readonly ChatAnswer[] =>
    deltas.reduce<readonly ChatAnswer[]>(
        (answers, delta) => withEvent(answers, { choices: [{ index: 0, delta }] }),
        [],
    );

describe("a chat's answer", () => {
    test("grows event by event, also where one says nothing", () => {
        expect(streamed([{ role: "assistant" }, { content: "The sky " }, {}, { content: "is blue." }])).toEqual([
            { content: "The sky is blue.", reasoning: "", toolCalls: [] },
        ]);
        expect(withEvent([], { choices: [] })).toEqual([]);
    });

    test("has what the model thought apart, by either of its names, before the answer", () => {
        const answers = streamed([{ reasoning_content: "Light " }, { reasoning: "scatters." }, { content: "Blue." }]);
        expect(answerBlocks(answers)).toEqual([
            { kind: "text", role: "reasoning", text: "Light scatters." },
            { kind: "text", role: "answer", text: "Blue." },
        ]);
    });

    test("has the calls of functions put together from their pieces, each to its own", () => {
        const answers = streamed([
            { tool_calls: [{ index: 0, function: { name: "weather", arguments: '{"place":' } }] },
            { tool_calls: [{ index: 1, function: { name: "time", arguments: "{}" } }] },
            { tool_calls: [{ index: 0, function: { arguments: '"Surat"}' } }] },
        ]);
        expect(answers[0]?.toolCalls).toEqual([
            { name: "weather", arguments: '{"place":"Surat"}' },
            { name: "time", arguments: "{}" },
        ]);
    });

    test("that came whole has a block for each of its choices", () => {
        const answers = chatAnswers({
            choices: [
                { message: { content: "One." } },
                { message: { content: null, tool_calls: [{ function: { name: "add", arguments: '{"a":1}' } }] } },
            ],
        });
        expect(answerBlocks(answers)).toEqual([
            { kind: "text", role: "answer", text: "One." },
            { kind: "tool-call", name: "add", arguments: '{"a":1}' },
        ]);
    });
});
