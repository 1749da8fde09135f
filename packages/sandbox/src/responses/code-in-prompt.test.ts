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
        expect(codeReply([promptWith(weather + final), asked], "Sunny.", false)).toMatch(
            /^Thought: .+\n<code>\nprint\(get_weather\(city="Ahmedabad", celsius=(?:True|False)\)\)\n<\/code>$/,
        );
    });

    test("gets the answer after the result, and so comes to an end", () => {
        const turns = [
            promptWith(weather + final),
            asked,
            turn("assistant", '<code>\nprint(get_weather(city="Ahmedabad"))\n</code>'),
            turn("user", "Observation:\nIt is sunny."),
        ];
        expect(codeReply(turns, 'It is "sunny".', false)).toContain('\nfinal_answer("It is \\"sunny\\".")\n</code>');
    });

    test("gets the answer at once where it has no tools", () => {
        expect(codeReply([promptWith(final), asked], "Sunny.", false)).toContain('<code>\nfinal_answer("Sunny.")');
    });

    test("gets a block of Markdown where its prompt shows a pattern for one", () => {
        const prompt = promptWith(final, "opened with '```(?:python|py)', and closed with '\n```'");
        expect(codeReply([prompt, asked], "Sunny.", false)).toMatch(/\n```python\nfinal_answer\("Sunny\."\)\n```$/);
    });

    test("gets JSON of the thought and the code where its schema asks for that", () => {
        const reply = codeReply([promptWith(final, "JSON"), asked], "Sunny.", true);
        expect(JSON.parse(reply ?? "")).toEqual({ thought: expect.any(String), code: 'final_answer("Sunny.")' });
    });

    test.each([
        ["without a prompt", [asked]],
        ["whose prompt names no tags", [promptWith(final, "somewhere"), asked]],
        ["whose prompt has no function for the answer", [promptWith(weather), asked]],
        ["that shows the functions to the user alone", [turn("user", promptWith(final).text)]],
    ])("is none %s", (_, turns) => expect(codeReply(turns, "Sunny.", false)).toBeUndefined());
});
