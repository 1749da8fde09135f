import { mappingAt, modelOf } from "@callsheet/catalogue";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesFor, changesForTask } from "./changes.ts";
import { fieldNames, type Query, withChanges } from "./query.ts";
import { type GeneratorState, readState } from "./state.ts";

const stateOf = (query: Query): GeneratorState => readState(query, modelOf);

const problemsOf = (state: GeneratorState): string[] =>
    Object.values(state).flatMap(({ problem }) => (problem === undefined ? [] : [problem]));

test("a bare link is a chat with a model and a provider that serves it, in no language yet", () => {
    const state = stateOf({});
    const model = modelOf(state.model.value);
    expect(state.task.value).toBe("conversational");
    expect(state.model.value).toBe(tasks.conversational.exampleModel);
    expect(model && mappingAt(model, state.provider.value)?.providerId).toBe(state["provider-model"].value);
    expect(state.language.value).toBeUndefined();
    expect(state.stream.value).toBe(false);
    expect(problemsOf(state)).toEqual([]);
});

test("a full link is read whole", () => {
    const state = stateOf({
        task: "conversational",
        model: "google/gemma-3-27b-it",
        provider: "auto",
        "provider-model": "gemma-3",
        adapter: "weights.safetensors",
        direct: "true",
        policy: "cheapest",
        endpoint: "https://my-server.example/v1",
        keyless: "true",
        language: "js",
        client: "openai",
        beside: "sh/curl",
        api: "responses",
        stream: "true",
        "bill-to": "my-org",
        inputs: '[{"role": "user", "content": "કેમ છો?"}]',
        parameters: '{"seed": 7}',
    });
    expect(problemsOf(state)).toEqual([]);
    expect(Object.fromEntries(Object.entries(state).map(([name, { value }]) => [name, value]))).toEqual({
        task: "conversational",
        model: "google/gemma-3-27b-it",
        provider: "auto",
        "provider-model": "gemma-3",
        adapter: "weights.safetensors",
        direct: true,
        policy: "cheapest",
        endpoint: "https://my-server.example/v1",
        keyless: true,
        language: "js",
        client: "openai",
        beside: { language: "sh", client: "curl" },
        api: "responses",
        stream: true,
        "bill-to": "my-org",
        inputs: [{ role: "user", content: "કેમ છો?" }],
        parameters: { seed: 7 },
    });
});

test("a link that names a client alone means the client's language", () => {
    expect(stateOf({ client: "curl" }).language.value).toBe("sh");
    expect(stateOf({ client: "fetch" }).language.value).toBe("js");
    expect(stateOf({ client: "openai" }).language.value).toBe("python");
    expect(stateOf({}).language.value).toBeUndefined();
    expect(stateOf({ client: "openai", language: "js" }).language.value).toBe("js");
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
        ["beside", "curl"],
        ["adapter", "two words"],
        ["stream", "yes"],
        ["bill-to", "my org"],
    ])("in %s, %j, is shown with its problem, and the default stands in", (name, text) => {
        const field = stateOf({ [name]: text })[name];
        expect(field).toEqual({ text, value: stateOf({})[name].value, problem: name });
    });

    test("that is to be JSON is a problem of JSON", () => {
        expect(stateOf({ inputs: "[{" }).inputs).toEqual({ text: "[{", value: undefined, problem: "json" });
        expect(stateOf({ parameters: "[3]" }).parameters).toEqual({ text: "[3]", value: undefined, problem: "json" });
    });

    test("never throws, whatever a link says", () => {
        const anyQuery = fc.dictionary(fc.constantFrom(...fieldNames), fc.string({ unit: "binary" }));
        fc.assert(
            fc.property(anyQuery, (query) => {
                stateOf(query);
            }),
        );
    });
});

describe("the inputs", () => {
    test("of a text task are the text as it is", () => {
        expect(stateOf({ task: "summarization", inputs: '"hello" {' }).inputs.value).toBe('"hello" {');
    });

    test("of an image task are the name of a file", () => {
        expect(stateOf({ task: "image-classification", inputs: "dog.jpg" }).inputs.value).toBe("dog.jpg");
        expect(stateOf({ task: "image-classification", inputs: "" }).inputs.problem).toBe("inputs");
    });

    test.each(taskIds)("of %s read back as they are shown", (task) => {
        const { text } = stateOf({ task }).inputs;
        expect(text).not.toBe("");
        expect(stateOf({ task, inputs: text }).inputs.problem).toBeUndefined();
    });
});

describe("the parameters", () => {
    test("are shown as the example has them, and none when the field is empty", () => {
        const task = "zero-shot-classification";
        expect(JSON.parse(stateOf({ task }).parameters.text)).toEqual(tasks[task].example.parameters);
        expect(stateOf({ task, parameters: "" }).parameters.value).toEqual({});
    });
});

describe("a model", () => {
    test("that is known brings its task, its provider and the provider's own id", () => {
        const { task, provider, "provider-model": id } = stateOf({ model: "black-forest-labs/FLUX.1-dev" });
        expect([task.value, provider.value, id.value]).toEqual(["text-to-image", "fal-ai", "fal-ai/flux/dev"]);
    });

    test("keeps its own id at another provider that serves it, and has none where it is not listed", () => {
        const query = { model: "black-forest-labs/FLUX.1-dev" };
        expect(stateOf({ ...query, provider: "replicate" })["provider-model"].value).toBe("black-forest-labs/flux-dev");
        expect(stateOf({ ...query, provider: "zai-org" })["provider-model"].value).toBeUndefined();
    });

    test("is found by the address of its page", () => {
        const { model, task } = stateOf({ model: "https://huggingface.co/facebook/bart-large-cnn" });
        expect([model.value, task.value]).toEqual(["facebook/bart-large-cnn", "summarization"]);
    });

    test("that is an adapter asks for the file of its weights", () => {
        expect(stateOf({ model: "nerijs/pixel-art-xl", provider: "fal-ai" }).adapter.value).toBeUndefined();
        expect(stateOf({ model: "larryvrh/MiniMax-H3-Turbo-Lora" }).adapter.value).toBe("");
    });

    test("of every task's example is served by the provider that the page chooses", () => {
        for (const task of taskIds) {
            const { model, provider, "provider-model": id } = stateOf({ task });
            const known = modelOf(model.value);
            if (known) expect(mappingAt(known, provider.value, task)?.providerId, task).toBe(id.value);
        }
    });
});

describe("choosing a model", () => {
    const changed = (query: Query, text: string): Query =>
        withChanges(query, changesFor(stateOf(query), "model", text, modelOf));

    test("leaves the link with nothing but the model", () => {
        expect(changed({ task: "summarization", provider: "hf-inference" }, "openai/whisper-large-v3")).toEqual({
            model: "openai/whisper-large-v3",
        });
    });

    test("writes down the id of a pasted address", () => {
        const address = "https://huggingface.co/openai/whisper-large-v3/tree/main";
        expect(changed({}, address)).toEqual({ model: "openai/whisper-large-v3" });
    });

    test("that nobody knows keeps the task, the provider and what was written", () => {
        const query = { task: "summarization", inputs: "The river rose." };
        expect(changed(query, "my/own")).toEqual({ ...query, model: "my/own", provider: "hf-inference" });
    });

    test("for the same task keeps what was written; for another it goes", () => {
        const query = { task: "summarization", inputs: "The river rose." };
        expect(changed(query, "google/pegasus-large").inputs).toBe("The river rose.");
        expect(changed(query, "openai/whisper-large-v3").inputs).toBeUndefined();
    });
});

describe("what the reader set", () => {
    const ownServer = { endpoint: "http://127.0.0.1:8000/v1", keyless: "true" };
    const set: Query = { ...ownServer, "bill-to": "my-org", stream: "true", language: "js", beside: "sh/curl" };
    const changed = (query: Query, name: "model" | "task" | "provider", text: string): Query =>
        withChanges(query, changesFor(stateOf(query), name, text, modelOf));

    test.each([
        ["model", "google/gemma-3-27b-it"],
        ["model", "my/own"],
        ["model", "openai/whisper-large-v3"],
        ["task", "summarization"],
        ["provider", "groq"],
        ["provider", "auto"],
    ] as const)("stays when the %s becomes %s", (name, text) => {
        expect(changed(set, name, text)).toMatchObject(set);
    });

    test("is one change, whichever field of the call changes and however often", () => {
        const field = fc.constantFrom("model" as const, "task" as const, "provider" as const);
        const texts = fc.constantFrom("my/own", "facebook/bart-large-cnn", "text-to-image", "fal-ai", "auto", "", "fl");
        fc.assert(
            fc.property(fc.array(fc.tuple(field, texts)), (edits) => {
                const after = edits.reduce((query, [name, text]) => changed(query, name, text), set);
                expect(after).toMatchObject(set);
            }),
        );
    });

    test("stays with a provider that takes it, and goes with one that does not", () => {
        expect(changed({ provider: "groq", direct: "true" }, "provider", "together").direct).toBe("true");
        expect(changed({ provider: "groq", direct: "true" }, "provider", "hf-inference").direct).toBeUndefined();
        expect(changed({ provider: "auto", policy: "cheapest" }, "provider", "groq").policy).toBeUndefined();
        expect(changed({ provider: "auto", policy: "cheapest" }, "model", "openai/gpt-oss-20b")).toEqual({
            model: "openai/gpt-oss-20b",
            provider: "auto",
            policy: "cheapest",
        });
    });

    test("is the provider, where it serves the new model, and not where it does not", () => {
        const model = "openai/gpt-oss-120b";
        expect(changed({ model, provider: "together" }, "model", "openai/gpt-oss-20b").provider).toBe("together");
        expect(changed({ model, provider: "together" }, "model", "openai/whisper-large-v3-turbo")).toEqual({
            model: "openai/whisper-large-v3-turbo",
        });
    });

    test("was not set if it only came with the last model", () => {
        expect(changed({ model: "openai/whisper-large-v3" }, "model", "google/gemma-3-27b-it")).toEqual({
            model: "google/gemma-3-27b-it",
        });
    });

    test("is a text that another task of texts takes as well, but not one with a gap in it", () => {
        const query = { task: "summarization", inputs: "The river rose." };
        expect(changed(query, "task", "text-classification").inputs).toBe("The river rose.");
        expect(changed(query, "task", "fill-mask").inputs).toBeUndefined();
        expect(changed(query, "task", "table-question-answering").inputs).toBeUndefined();
    });
});

describe("another task", () => {
    const changed = (query: Query, task: string): Query => withChanges(query, changesForTask(stateOf(query), task));

    test("brings its own model, provider and example", () => {
        expect(changed({ model: "a/b", provider: "auto", inputs: "x", parameters: "{}" }, "summarization")).toEqual({
            task: "summarization",
        });
    });

    test("keeps the client that can do it, and leaves one that cannot", () => {
        const query = { language: "python", client: "requests" };
        expect(changed(query, "summarization")).toEqual({ task: "summarization", ...query });
        expect(changed({ language: "python", client: "openai" }, "image-classification")).toEqual({
            task: "image-classification",
            language: "python",
        });
    });
});
