import { catalogue } from "@callsheet/catalogue";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { nameProblems, type TypedNames } from "./name-problems.ts";

const flux = "black-forest-labs/FLUX.1-dev";
const problemsOf = (names: TypedNames) => nameProblems(names, catalogue.models);

describe("a name that can only be a mistake", () => {
    test.each<[TypedNames, string, string, string[]]>([
        [{ task: "txt-to-image" }, "task", "There is no task", ["text-to-image"]],
        [{ task: "Text-To-Image" }, "task", "There is no task", ["text-to-image"]],
        [{ provider: "togehter" }, "provider", "There is no provider", ["together"]],
        [{ client: "opneai" }, "client", "There is no client", ["openai"]],
        [{ client: "js/opneai" }, "client", "There is no client", ["js/openai"]],
        [{ language: "pyhton" }, "language", "There is no language", ["python"]],
        [{ model: flux, parameters: { widht: 512 } }, "parameters", "text-to-image has no parameter", ["width"]],
        [{ parameters: { maxTokens: 9 } }, "parameters", "conversational has no parameter", ["max_tokens"]],
        [{ model: "not a model", task: "fill-mask" }, "model", "has the form owner/name", []],
        [{ model: "FLUX.1-dev", provider: "fal-ai" }, "model", "has the form owner/name", [flux]],
        [{ model: flux.toLowerCase(), task: "text-to-image" }, "model", "The catalogue has no model", [flux]],
        [{ model: "openai/wisper-large-v3" }, "model", "say what it does, with its task", ["openai/whisper-large-v3"]],
        [{ model: "https://example.com/a/b" }, "model", "not the address of a model's page", []],
    ])("%j", (names, part, message, near) => {
        const [problem, ...others] = problemsOf(names);
        expect(problem).toMatchObject({ part, isMistake: true, message: expect.stringContaining(message) });
        expect(problem?.near).toEqual(expect.arrayContaining(near));
        for (const name of near) expect(problem?.message).toContain(name);
        expect(others).toEqual([]);
    });
});

describe("a name that may be right is said, and no mistake", () => {
    test.each<[TypedNames, string, string]>([
        [{ model: flux, parameters: { sharpness: 1 } }, "parameters", 'text-to-image has no parameter "sharpness"'],
        [{ parameters: { min_tokens: 9 } }, "parameters", "Did you mean max_tokens?"],
        [
            { model: "openai/wisper-large-v3", task: "automatic-speech-recognition" },
            "model",
            "Did you mean openai/whis",
        ],
        [
            { model: flux, task: "conversational" },
            "task",
            `${flux} is known for text-to-image, not for conversational.`,
        ],
    ])("%j", (names, part, message) => {
        expect(problemsOf(names)).toEqual([
            expect.objectContaining({ part, isMistake: false, message: expect.stringContaining(message) }),
        ]);
    });
});

test.each<TypedNames>([
    {},
    { model: flux, task: "text-to-image", provider: "fal-ai", client: "js/fetch", language: "js" },
    { model: `https://huggingface.co/${flux}`, parameters: { width: 512 } },
    { model: "llama3:8b", endpoint: "http://localhost:11434/v1" },
    { model: "gpt-5-mini", provider: "openai", task: "conversational" },
    { model: "my/own-model", task: "conversational" },
    { model: "intfloat/multilingual-e5-large", task: "sentence-similarity" },
    { model: "meta-llama/Llama-3.1-8B-Instruct", task: "text-generation" },
])("nothing is wrong with %j", (names) => {
    expect(problemsOf(names)).toEqual([]);
});

test("a model that was found elsewhere is known", () => {
    const known = {
        id: "me/mine",
        task: "fill-mask",
        readsImages: false,
        mappings: [],
        pipeline_tag: "fill-mask",
        tags: [],
    };
    expect(nameProblems({ model: "gpt2", parameters: { top_kk: 1 } }, [], { ...known, task: "fill-mask" })).toEqual([
        expect.objectContaining({ part: "parameters", isMistake: false }),
    ]);
});

test("no task's own parameter is taken for another", () => {
    for (const task of taskIds) {
        for (const name of taskIds.flatMap((one) => Object.keys(tasks[one].parameters.entries))) {
            const [problem] = problemsOf({ task, parameters: { [name]: 1 } });
            expect(problem?.isMistake ?? false, `${name} of ${task}`).toBe(false);
        }
    }
});
