import { modelOf } from "@callsheet/catalogue";
import { providerHelper, providersOf } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import type { Query } from "./query.ts";
import { type Result, snippetsOf } from "./query-snippets.ts";
import { knownModel, readState } from "./state.ts";

const resultOf = (query: Query): Result => snippetsOf(readState(query, modelOf), knownModel(query, modelOf));

const contentOf = (query: Query): string =>
    resultOf(query)
        .snippets.map(({ content }) => content)
        .join("\n");

describe("the snippets of a state", () => {
    test("hold what the fields say", () => {
        const content = contentOf({
            model: "google/gemma-3-27b-it",
            stream: "true",
            "bill-to": "my-org",
            parameters: '{"max_tokens":77,"temperature":0.7,"top_p":0.9}',
            inputs: '[{"role": "user", "content": "કેમ છો?"}]',
        });
        for (const text of ["google/gemma-3-27b-it", "my-org", "77", "0.7", "0.9", "કેમ છો?", "stream"]) {
            expect(content).toContain(text);
        }
    });

    test("are written out where the provider's own id of the model is given", () => {
        const query = { task: "text-to-image", model: "my/own", provider: "together" };
        expect(contentOf(query)).not.toContain("curl");
        expect(resultOf(query).leftOut).toContainEqual(
            expect.objectContaining({ client: "curl", missing: "providerId" }),
        );
        expect(contentOf({ ...query, "provider-model": "black-forest-labs/FLUX.1" })).toContain("curl");
    });

    test("go to the provider with its own key, where it has one", () => {
        const query = { task: "conversational", direct: "true", "provider-model": "llama" };
        expect(contentOf({ ...query, provider: "groq" })).toContain("GROQ_API_KEY");
        expect(contentOf({ ...query, provider: "auto" })).toContain("HF_TOKEN");
    });

    test("let the provider auto choose in another way than its own", () => {
        expect(contentOf({ provider: "auto", model: "a/b", policy: "cheapest" })).toContain('"a/b:cheapest"');
        expect(contentOf({ provider: "auto", model: "a/b" })).not.toContain("a/b:");
    });

    test("go to a server of one's own, whichever provider it stands for", () => {
        const query = { task: "conversational", endpoint: "https://my-server.example/v1" };
        expect(contentOf(query)).toContain("https://my-server.example/v1");
        expect(contentOf({ ...query, provider: "together" })).toBe(contentOf(query));
    });

    test("hold an adapter with the file of its weights", () => {
        const query = { model: "Alissonerdx/BFS-Best-Face-Swap" };
        expect(contentOf(query)).not.toContain(".safetensors");
        expect(contentOf({ ...query, adapter: "swap.safetensors" })).toContain("swap.safetensors");
    });

    test("are of a model that reads images where it does", () => {
        expect(contentOf({ model: "google/gemma-4-31B-it" })).toContain("image_url");
        expect(contentOf({ model: "facebook/bart-large-cnn" })).not.toContain("image_url");
    });

    test("take a file for a file", () => {
        expect(contentOf({ task: "image-classification", inputs: "dog.jpg" })).toContain("dog.jpg");
    });

    test("hold the example where the inputs do not fit, and say why", () => {
        const { snippets, inputsProblem } = resultOf({ inputs: '{"role": "user"}' });
        expect(snippets.length).toBeGreaterThan(0);
        expect(inputsProblem).toContain("conversational: messages: expected a list");
    });

    test("hold the parameters; those of the example where they do not fit, and say why", () => {
        const query = { task: "zero-shot-classification", inputs: "It broke." };
        const labels = { candidate_labels: ["praise", "complaint"] };
        expect(contentOf({ ...query, parameters: JSON.stringify(labels) })).toContain("complaint");
        const { snippets, parametersProblem, inputsProblem } = resultOf({ ...query, parameters: "{}" });
        expect(parametersProblem).toContain("zero-shot-classification: parameters.candidate_labels");
        expect(inputsProblem).toBeUndefined();
        for (const { content } of snippets) expect(content).toContain("It broke.");
    });

    test("are there for whatever is written as inputs", () => {
        const served = taskIds.filter((task) => providerHelper("hf-inference", task));
        const anything = fc.oneof(fc.json(), fc.string({ unit: "binary" }));
        fc.assert(
            fc.property(fc.constantFrom(...served), anything, (task, inputs) => {
                expect(resultOf({ task, inputs }).snippets.length).toBeGreaterThan(0);
            }),
            { numRuns: propertyRuns(500) },
        );
    });

    test("are there, or the library says why not, for every provider and task", () => {
        for (const task of taskIds) {
            for (const provider of providersOf(task)) {
                expect(resultOf({ task, provider }).snippets.length).toBeGreaterThan(0);
                const { snippets, refusal } = resultOf({ task, provider, model: "owner/some-model" });
                expect(snippets.length > 0 || refusal).toBeTruthy();
            }
        }
    });

    test("are none, and nothing is logged, where the provider does not serve the task", () => {
        const log = vi.spyOn(console, "error");
        expect(resultOf({ task: "fill-mask", provider: "auto" })).toEqual({ snippets: [], leftOut: [] });
        expect(log).not.toHaveBeenCalled();
    });
});
