import { describe, expect, test } from "vitest";
import { chosenCalls, functionsToCall } from "./tool-choice.ts";

const offered = (name: string, description: string, properties: Record<string, { type: string }>) => ({
    name,
    description,
    parameters: { type: "object", properties },
});
const functions = [
    offered("get_time", "The time in a city", { city: { type: "string" } }),
    offered("get_weather", "What the weather is like in a city.", {
        city: { type: "string" },
        days: { type: "integer" },
    }),
    offered("sendEmail", "Sends a message", { to: { type: "string" } }),
    offered("roll_dice", "", {}),
];

const called = (question: string, isParallel = true) =>
    chosenCalls(functions, question, isParallel).map((call) => `${call.name} ${call.arguments}`);

describe("the functions that a question asks for", () => {
    test.each([
        ["Do I need an umbrella in Surat today?", ['get_weather {"city":"Surat","days":1}']],
        ["સુરતમાં હવામાન કેવું છે?", ['get_weather {"city":"સુરત","days":1}']],
        [
            "What is the weather in Surat and Nairobi for 5 days?",
            ['get_weather {"city":"Surat","days":5}', 'get_weather {"city":"Nairobi","days":5}'],
        ],
        [
            "What is the weather in Surat and what time is it in London?",
            ['get_weather {"city":"Surat","days":1}', 'get_time {"city":"London"}'],
        ],
        ["weather in navsari", ['get_weather {"city":"navsari","days":1}']],
        ["Roll the dice", ["roll_dice {}"]],
    ])("%s", (question, expected) => {
        expect(called(question)).toEqual(expected);
    });

    test("one at a time, where no more are wanted", () => {
        expect(called("What is the weather in Surat and what time is it in London?", false)).toHaveLength(1);
    });

    test("always one, whatever was said", () => {
        expect(called("")).toHaveLength(1);
        expect(called("?!")).toHaveLength(1);
    });
});

describe("an agent", () => {
    const final = offered("final_result", "Hands in the weather report", { answer: { type: "string" } });
    const next = (used: readonly string[], mustCall: boolean, all = [...functions, final]) =>
        functionsToCall(all, "What is the weather in Surat?", used, mustCall).map(({ name }) => name);

    test("begins with its tools, though the function for the result fits, too", () => {
        expect(next([], true)).toEqual(functions.map(({ name }) => name));
        expect(next([], false)).not.toContain("final_result");
    });

    test("that must call uses each tool that the question asks for once, then hands in the result", () => {
        expect(next(["get_time"], true)[0]).toBe("get_weather");
        expect(next(["get_weather", "get_time"], true)).toEqual(["final_result"]);
        expect(next(["get_weather", "get_time", "final_result"], true)).not.toContain("final_result");
    });

    test("that need not call hands in the result after one tool, or answers in prose", () => {
        expect(next(["get_weather"], false)).toEqual(["final_result"]);
        expect(next(["get_weather"], false, functions)).toEqual([]);
    });

    test("hands in at once what needs no tool", () => {
        expect(next([], true, [final])).toEqual(["final_result"]);
    });

    test("gives its reply as the result", () => {
        const [call] = chosenCalls([final], "What is the weather?", true, "It rains.");
        expect(call).toEqual({ name: "final_result", arguments: '{"answer":"It rains."}' });
    });
});
