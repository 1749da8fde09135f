import fc from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { streamSchemas as conversationalSchemas } from "./conversational.ts";
import { streamSchemas as textGenerationSchemas } from "./text-generation.ts";

const text = fc.string({ maxLength: 3 });
const anything = fc.jsonValue({ maxDepth: 2 });
const mostly = <Value>(usual: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 6, arbitrary: usual }, fc.constant(null), anything);

/** An object with some of these keys, and sometimes with a key that schemas drop. */
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
            // Parsed as JSON, because the parser keeps every key as an own key.
            return JSON.parse(
                `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${JSON.stringify(item)}`).join()}}`,
            );
        });

const toolCalls = fc.array(record({ id: text, function: mostly(record({ name: text, arguments: text })) }), {
    maxLength: 2,
});
const message = record({ role: text, content: mostly(text), tool_calls: mostly(toolCalls) });
const chatWith = (name: "delta" | "message") => {
    const choice = record({ index: fc.nat(), [name]: mostly(message), finish_reason: mostly(text) });
    return record({ id: text, choices: mostly(fc.array(mostly(choice), { maxLength: 2 })), usage: anything });
};

const forms = [
    {
        of: "outputs of chat",
        schema: conversationalSchemas.output,
        isUsual: conversationalSchemas.isUsual,
        values: chatWith("message"),
        usual: [
            {
                choices: [{ index: 0, message: { role: "assistant", content: "Rain" }, finish_reason: "stop" }],
                id: "1",
            },
            { choices: [{ message: { content: null } }], usage: { total_tokens: 3 } },
        ],
        unusual: [
            { choices: [{ index: 0 }] },
            { choices: [{ message: { tool_calls: [{ function: { name: "rain", arguments: "{}" } }] } }] },
            { choices: [{ message: { content: 3 } }] },
            { error: "busy" },
        ],
    },
    {
        of: "events of chat",
        schema: conversationalSchemas.event,
        isUsual: conversationalSchemas.isUsualEvent,
        values: chatWith("delta"),
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
        of: "events of text generation",
        schema: textGenerationSchemas.event,
        isUsual: textGenerationSchemas.isUsualEvent,
        values: record({ token: mostly(record({ text: mostly(text), id: fc.nat() })), generated_text: mostly(text) }),
        usual: [
            { token: { id: 1, text: " and" }, generated_text: null },
            { token: { text: "" }, details: {} },
        ],
        unusual: [{ token: {} }, { token: { text: "a" }, generated_text: 3 }],
    },
];

describe.each(forms)("$of", ({ schema, isUsual, values, usual, unusual }) => {
    test("that are usual are those that the schema returns unchanged", () => {
        let count = 0;
        fc.assert(
            fc.property(fc.oneof(values, anything), (value) => {
                if (!isUsual?.(value)) return;
                count += 1;
                const { success, output } = safeParse(schema, value);
                expect(success).toBe(true);
                expect(output).toStrictEqual(value);
            }),
            { numRuns: propertyRuns(5000) },
        );
        expect(count).toBeGreaterThan(propertyRuns(100));
    });

    test.each(usual.map((value) => [value]))("are usual: %j", (value) => {
        expect(isUsual?.(value)).toBe(true);
    });

    test.each(unusual.map((value) => [value]))("are left to the schema: %j", (value) => {
        expect(isUsual?.(value)).toBe(false);
    });
});
