import { describe, expect, test } from "vitest";
import { chosenCalls } from "./tool-choice.ts";

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
