import { taskIds, tasks } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
    exampleParametersText,
    exampleText,
    inputsKind,
    readInputs,
    readParameters,
    unlessExample,
    writeInputs,
    writeParameters,
} from "./inputs.ts";

describe("what goes in", () => {
    test("is read as it was written, whatever its kind", () => {
        fc.assert(
            fc.property(fc.jsonValue(), (value) => {
                expect(writeInputs(readInputs("conversational", JSON.stringify(value)))).toBe(
                    typeof value === "string" ? value : JSON.stringify(value),
                );
            }),
        );
        fc.assert(
            fc.property(fc.string(), (text) => {
                expect(writeInputs(readInputs("summarization", text))).toBe(text);
            }),
        );
    });

    test("may be several texts, as a list in JSON, where the task takes several", () => {
        expect(readInputs("translation", '["one", "two"]')).toEqual(["one", "two"]);
        expect(readInputs("translation", "[one]")).toBe("[one]");
        expect(readInputs("translation", "[1]")).toBe("[1]");
        expect(readInputs("summarization", '["one", "two"]')).toBe('["one", "two"]');
    });

    test.each(taskIds)("of the example of %s is what its form begins with", (task) => {
        const text = exampleText("hf-inference", task);
        expect(inputsKind(task) === "json" ? JSON.stringify(readInputs(task, text)) : text).toBe(text);
    });

    test("that says what the example does is left out of the link", () => {
        expect(unlessExample('{"a":1}', '{ "a": 1 }')).toBeUndefined();
        expect(unlessExample("A boat", "A kite")).toBe("A kite");
    });

    test("of a model that sees holds a picture, by the name of its file", () => {
        const model = { id: "google/gemma-3-27b-it", pipeline_tag: "image-text-to-text" };
        expect(readInputs("conversational", exampleText("auto", "conversational", model))).toMatchObject([
            { content: [{ type: "text" }, { image_url: { url: "cats.jpg" } }] },
        ]);
    });
});

describe("parameters", () => {
    const names = Object.keys(tasks.conversational.parameters.entries);

    test("are read as they were set, one after the other", () => {
        fc.assert(
            fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.jsonValue())), (steps) => {
                let text: string | undefined;
                const expected: Record<string, unknown> = {};
                for (const [name, value] of steps) {
                    text = writeParameters("conversational", { ...readParameters(text ?? ""), [name]: value });
                    expected[name] = value;
                }
                expect(JSON.parse(JSON.stringify(readParameters(text ?? "")))).toEqual(
                    JSON.parse(JSON.stringify(expected)),
                );
            }),
        );
    });

    test.each(taskIds)("of the example of %s need no link", (task) => {
        const { parameters = {} } = tasks[task].example as { readonly parameters?: Record<string, unknown> };
        expect(readParameters(exampleParametersText(task))).toEqual(parameters);
        expect(writeParameters(task, parameters)).toBeUndefined();
    });
});
