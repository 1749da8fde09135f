import { taskIds, tasks } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesForTask } from "./changes.ts";
import { fieldNames, type Query, withChanges } from "./query.ts";
import { type GeneratorState, readState } from "./state.ts";

const problemsOf = (state: GeneratorState): string[] =>
    Object.values(state).flatMap(({ problem }) => (problem === undefined ? [] : [problem]));

test("a bare link is a chat with the default provider, in Python", () => {
    const state = readState({});
    expect(state.task.value).toBe("conversational");
    expect(state.model.value).toBe(tasks.conversational.exampleModel);
    expect(state.provider.value).toBe("hf-inference");
    expect(state.language.value).toBe("python");
    expect(state.stream.value).toBe(false);
    expect(problemsOf(state)).toEqual([]);
});

test("a full link is read whole", () => {
    const state = readState({
        task: "conversational",
        model: "google/gemma-3-27b-it",
        provider: "auto",
        "provider-model": "gemma-3",
        direct: "true",
        policy: "cheapest",
        endpoint: "https://my-server.example/v1",
        language: "js",
        client: "openai",
        stream: "true",
        "bill-to": "my-org",
        "max-tokens": "256",
        temperature: "0.7",
        "top-p": "0.9",
        inputs: '[{"role": "user", "content": "કેમ છો?"}]',
        parameters: '{"seed": 7}',
    });
    expect(problemsOf(state)).toEqual([]);
    expect(Object.fromEntries(Object.entries(state).map(([name, { value }]) => [name, value]))).toEqual({
        task: "conversational",
        model: "google/gemma-3-27b-it",
        provider: "auto",
        "provider-model": "gemma-3",
        direct: true,
        policy: "cheapest",
        endpoint: "https://my-server.example/v1",
        language: "js",
        client: "openai",
        stream: true,
        "bill-to": "my-org",
        "max-tokens": 256,
        temperature: 0.7,
        "top-p": 0.9,
        inputs: [{ role: "user", content: "કેમ છો?" }],
        parameters: { seed: 7 },
    });
});

test("a link that names a client alone means the client's language", () => {
    expect(readState({ client: "curl" }).language.value).toBe("sh");
    expect(readState({ client: "fetch" }).language.value).toBe("js");
    expect(readState({ client: "openai" }).language.value).toBe("python");
    expect(readState({ client: "openai", language: "js" }).language.value).toBe("js");
});

describe("a wrong text", () => {
    test.each<[keyof Query, string]>([
        ["task", "dancing"],
        ["task", "__proto__"],
        ["model", ""],
        ["model", "a/b/c"],
        ["model", "two words"],
        ["provider", "nobody"],
        ["policy", "dearest"],
        ["endpoint", "my-server"],
        ["endpoint", "ftp://my-server.example"],
        ["language", "cobol"],
        ["client", "axios"],
        ["stream", "yes"],
        ["bill-to", "my org"],
        ["max-tokens", "0"],
        ["max-tokens", "1.5"],
        ["max-tokens", "1e3"],
        ["temperature", "hot"],
        ["temperature", "-1"],
        ["temperature", "Infinity"],
        ["top-p", "1.01"],
        ["top-p", " "],
    ])("in %s, %j, is shown with its problem, and the default stands in", (name, text) => {
        const field = readState({ [name]: text })[name];
        expect(field).toEqual({ text, value: readState({})[name].value, problem: name });
    });

    test("that is to be JSON is a problem of JSON", () => {
        expect(readState({ inputs: "[{" }).inputs).toEqual({ text: "[{", value: undefined, problem: "json" });
        expect(readState({ parameters: "[3]" }).parameters).toEqual({ text: "[3]", value: undefined, problem: "json" });
    });

    test("never throws, whatever a link says", () => {
        const anyQuery = fc.dictionary(fc.constantFrom(...fieldNames), fc.string({ unit: "binary" }));
        fc.assert(
            fc.property(anyQuery, (query) => {
                readState(query);
            }),
        );
    });
});

describe("the inputs", () => {
    test("of a text task are the text as it is", () => {
        expect(readState({ task: "summarization", inputs: '"hello" {' }).inputs.value).toBe('"hello" {');
    });

    test("of an image task are the name of a file", () => {
        expect(readState({ task: "image-classification", inputs: "dog.jpg" }).inputs.value).toBe("dog.jpg");
        expect(readState({ task: "image-classification", inputs: "" }).inputs.problem).toBe("inputs");
    });

    test.each(taskIds)("of %s read back as they are shown", (task) => {
        const { text } = readState({ task }).inputs;
        expect(text).not.toBe("");
        expect(readState({ task, inputs: text }).inputs.problem).toBeUndefined();
    });
});

describe("the parameters", () => {
    test("are shown as the example has them, and none when the field is empty", () => {
        const task = "zero-shot-classification";
        expect(JSON.parse(readState({ task }).parameters.text)).toEqual(tasks[task].example.parameters);
        expect(readState({ task, parameters: "" }).parameters.value).toEqual({});
    });
});

describe("another task", () => {
    const changed = (query: Query, task: string): Query => withChanges(query, changesForTask(readState(query), task));

    test("brings its own model and example", () => {
        expect(changed({ model: "a/b", inputs: "x", parameters: "{}" }, "summarization")).toEqual({
            task: "summarization",
        });
    });

    test("keeps the provider and the client that can serve it", () => {
        const query = { language: "python", client: "requests", provider: "hf-inference" };
        expect(changed(query, "summarization")).toEqual({ task: "summarization", ...query });
    });

    test("leaves the provider and the client that cannot", () => {
        const query = { language: "python", client: "openai", provider: "auto", policy: "cheapest" };
        expect(changed(query, "image-classification")).toEqual({ task: "image-classification", language: "python" });
    });
});
