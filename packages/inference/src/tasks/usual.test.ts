import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { tries } from "../../../../scripts/tries.ts";
import { conversationalSchemas } from "./conversational.ts";
import { textGenerationSchemas } from "./text-generation.ts";

const text = fc.string({ maxLength: 3 });
const anything = fc.jsonValue({ maxDepth: 2 });
const mostly = <Value>(usual: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 6, arbitrary: usual }, fc.constant(null), anything);

/** An object with some of these keys, and keys that no schema copies. */
const record = (fields: Record<string, fc.Arbitrary<unknown>>) =>
    fc
        .tuple(
            fc.record(fields, { requiredKeys: [] }),
            fc.option(fc.tuple(fc.constantFrom("__proto__", "constructor", "prototype", "more", "0"), anything), {
                freq: 8,
            }),
        )
        .map(([value, more]) => {
            const entries = [...Object.entries(value), ...(more ? [more] : [])];
            // As it comes from a parser, which takes every key for a key.
            return JSON.parse(
                `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join()}}`,
            );
        });

const toolCalls = fc.array(record({ id: text, function: mostly(record({ name: text, arguments: text })) }), {
    maxLength: 2,
});
const delta = record({ role: text, content: mostly(text), tool_calls: mostly(toolCalls) });
const choice = record({ index: fc.nat(), delta: mostly(delta), finish_reason: mostly(text) });

const streams = [
    {
        schemas: conversationalSchemas,
        events: record({ id: text, choices: mostly(fc.array(mostly(choice), { maxLength: 2 })), usage: anything }),
        usual: [
            { choices: [{ index: 0, delta: { role: "assistant", content: "" } }] },
            { choices: [{ index: 0, delta: { content: "Rain" }, logprobs: null, finish_reason: null }], id: "1" },
            { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
            { choices: [], usage: { prompt_tokens: 3 } },
        ],
        unusual: [
            { choices: [{ index: 0, finish_reason: "stop" }] },
            { choices: [{ delta: { tool_calls: [{ function: { arguments: "{" } }] } }] },
            { choices: [{ delta: { content: 3 } }] },
        ],
    },
    {
        schemas: textGenerationSchemas,
        events: record({ token: mostly(record({ text: mostly(text), id: fc.nat() })), generated_text: mostly(text) }),
        usual: [
            { token: { id: 1, text: " and" }, generated_text: null },
            { token: { text: "" }, details: {} },
        ],
        unusual: [{ token: {} }, { token: { text: "a" }, generated_text: 3 }],
    },
];

describe.each(streams)("events of $schemas.id", ({ schemas: { event: schema, isUsual }, events, usual, unusual }) => {
    test("that are usual are those that the schema gives as they are", () => {
        let count = 0;
        fc.assert(
            fc.property(fc.oneof(events, anything), (event) => {
                if (!isUsual?.(event)) return;
                count += 1;
                const { success, output } = safeParse(schema, event);
                expect(success).toBe(true);
                expect(output).toStrictEqual(event);
            }),
            { numRuns: tries(5000) },
        );
        expect(count).toBeGreaterThan(tries(100));
    });

    test.each(usual.map((event) => [event]))("are usual: %j", (event) => {
        expect(isUsual?.(event)).toBe(true);
    });

    test.each(unusual.map((event) => [event]))("are left to the schema: %j", (event) => {
        expect(isUsual?.(event)).toBe(false);
    });
});
