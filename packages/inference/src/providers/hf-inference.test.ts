import { describe, expect, test } from "vitest";
import type { InputsOf } from "../call/call.ts";
import { tasks } from "../generated/tasks.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { base64, file } from "../wire/leaf.ts";
import { buildRequest } from "./build-request.ts";
import { provider as hfInference } from "./hf-inference.ts";
import { providerHelper } from "./registry.ts";

const model = "owner/name";

function sent<Id extends TaskId>(task: Id, inputs: InputsOf<Id>, parameters?: object) {
    const request = buildRequest({ task, model, provider: "hf-inference", inputs, parameters: parameters as never });
    return { path: request.url.replace(hfInference.baseUrl, ""), body: request.body };
}

describe("what is sent", () => {
    test("text goes as JSON, with parameters only where there are some", () => {
        expect(sent("text-classification", "Hello")).toEqual({
            path: "/models/owner/name",
            body: { format: "json", value: { inputs: "Hello" } },
        });
        expect(sent("text-classification", "Hello", { top_k: 2 }).body).toEqual({
            format: "json",
            value: { inputs: "Hello", parameters: { top_k: 2 } },
        });
    });

    test.each(["feature-extraction", "sentence-similarity"] as const)("%s goes to its pipeline", (task) => {
        expect(sent(task, tasks[task].example.inputs).path).toBe(`/models/owner/name/pipeline/${task}`);
    });

    test("feature-extraction takes its parameters beside the inputs", () => {
        expect(sent("feature-extraction", "Hello", { normalize: true }).body).toEqual({
            format: "json",
            value: { inputs: "Hello", normalize: true },
        });
    });

    test("chat and text generation speak OpenAI's form", () => {
        expect(sent("conversational", [{ role: "user", content: "Hi" }], { max_tokens: 5 })).toEqual({
            path: "/models/owner/name/v1/chat/completions",
            body: { format: "json", value: { model, messages: [{ role: "user", content: "Hi" }], max_tokens: 5 } },
        });
        expect(sent("text-generation", "Once", { max_new_tokens: 5, top_p: 0.9 })).toEqual({
            path: "/models/owner/name/v1/completions",
            body: { format: "json", value: { model, prompt: "Once", max_tokens: 5, top_p: 0.9 } },
        });
    });

    test.each(["image-classification", "object-detection", "image-to-text", "image-to-image"] as const)(
        "%s sends the bytes, or base64 in JSON when parameters go along",
        (task) => {
            const image = file("cats.jpg", "image/jpeg");
            expect(sent(task, image).body).toEqual({ format: "binary", value: image });
            expect(sent(task, image, { threshold: 0.5 }).body).toEqual({
                format: "json",
                value: { inputs: base64(image), parameters: { threshold: 0.5 } },
            });
        },
    );

    test("the type of the bytes is theirs, or the task's where they have none", () => {
        const headers = (inputs: Blob) =>
            buildRequest({ task: "audio-classification", model, provider: "hf-inference", inputs }).headers;
        expect(headers(new Blob([], { type: "audio/wav" }))["Content-Type"]).toBe("audio/wav");
        expect(headers(new Blob([]))["Content-Type"]).toBe("audio/flac");
    });

    test("an image with a question goes as base64 in JSON", () => {
        const image = file("cat.png", "image/png");
        expect(sent("visual-question-answering", { image, question: "Who?" }).body).toEqual({
            format: "json",
            value: { inputs: { image: base64(image), question: "Who?" } },
        });
    });
});

describe("what is read from the response", () => {
    const read = (task: TaskId, body: unknown) => {
        const response = providerHelper("hf-inference", task)?.response;
        return response ? response(body) : body;
    };

    test("text-classification gives the inner list", () => {
        expect(read("text-classification", [[{ label: "a", score: 1 }]])).toEqual([{ label: "a", score: 1 }]);
    });

    test.each([
        "question-answering",
        "table-question-answering",
        "document-question-answering",
        "visual-question-answering",
        "summarization",
        "image-to-text",
    ] as const)("%s gives the first of a list, or the one", (task) => {
        expect(read(task, [{ answer: "x" }, { answer: "y" }])).toEqual({ answer: "x" });
        expect(read(task, { answer: "x" })).toEqual({ answer: "x" });
    });

    test("translation gives one for one and a list for many", () => {
        const one = { translation_text: "x" };
        expect(read("translation", [one])).toEqual(one);
        expect(read("translation", [one, one])).toEqual([one, one]);
    });

    test("text-to-image gives bytes from base64", async () => {
        const image = read("text-to-image", { data: [{ b64_json: btoa("image") }] });
        expect(image).toBeInstanceOf(Blob);
        expect(await (image as Blob).text()).toBe("image");
    });

    test("text-generation gives the text", () => {
        expect(read("text-generation", { choices: [{ text: "on" }] })).toEqual({ generated_text: "on" });
    });
});
