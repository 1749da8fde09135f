import { describe, expect, test } from "vitest";
import { codeReply } from "./code-in-prompt.ts";
import type { Turn } from "./conversation.ts";

const turn = (role: Turn["role"], text: string): Turn => ({ role, text, images: 0 });

/** The parts of an agent's prompt that matter here. */
const promptWith = (functions: string, tags = "opened with '<code>', and closed with '</code>'") =>
    turn(
        "system",
        `You solve tasks by code. The code sequence must be ${tags}.\nIn the end use the \`final_answer\` tool.\n${functions}`,
    );
const final = `def final_answer(answer: any) -> any:\n    """Provides a final answer to the given problem."""\n`;
const weather = `def get_weather(city: string, celsius: boolean) -> string:\n    """Get the weather of a city.\n\n    Args:\n"""\n`;
const asked = turn("user", "What is the weather in Ahmedabad?");

describe("an agent that lets the model write code", () => {
    test("gets a call of the tool that fits, between the tags of its prompt", () => {
        expect(codeReply([promptWith(weather + final), asked], "Sunny.")).toMatch(
            /^Thought: .+\n<code>\nprint\(get_weather\(city="Ahmedabad", celsius=(?:True|False)\)\)\n<\/code>$/,
        );
    });

    const called = (result: string) => [
        promptWith(weather + final),
        asked,
        turn("assistant", '<code>\nprint(get_weather(city="Ahmedabad"))\n</code>'),
        turn("user", result),
    ];
    test.each([
        [
            "after the result",
            called("Observation:\nIt is sunny."),
            'It is "sunny".',
            '<code>\nfinal_answer("It is \\"sunny\\".")',
        ],
        [
            "after an error, too",
            called("Call id: call_1\nError:\nNo such place.\nNow let's retry: take care."),
            "Sunny.",
            '<code>\nfinal_answer("Sunny.")',
        ],
        ["at once without tools", [promptWith(final), asked], "Sunny.", '<code>\nfinal_answer("Sunny.")'],
        [
            "in a block of Markdown where its prompt names its fences",
            [promptWith(final, "opened with '```python', and closed with '```'"), asked],
            "Sunny.",
            '\n```python\nfinal_answer("Sunny.")\n```',
        ],
        [
            "without the word at which the model has to stop",
            [promptWith(final), asked],
            "You said: Observation: 1",
            '"You said: 1"',
        ],
    ])("gets the answer %s", (_, turns, prose, code) => expect(codeReply(turns, prose)).toContain(code));

    test("gets JSON of the thought and the code where its prompt shows that", () => {
        const prompt = promptWith(`{\n  "thought": "...",\n  "code": "..."\n}\n${final}`, "JSON");
        expect(JSON.parse(codeReply([prompt, asked], "Sunny.") ?? "")).toEqual({
            thought: expect.any(String),
            code: 'final_answer("Sunny.")',
        });
    });

    test.each([
        ["without a prompt", [asked]],
        ["whose prompt names no tags", [promptWith(final, "somewhere"), asked]],
        ["whose prompt has no function for the answer", [promptWith(weather), asked]],
        ["that shows the functions to the user alone", [turn("user", promptWith(final).text)]],
    ])("is none %s", (_, turns) => expect(codeReply(turns, "Sunny.")).toBeUndefined());
});
