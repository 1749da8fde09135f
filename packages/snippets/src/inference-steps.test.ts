import { expect, test } from "vitest";
import { callOf } from "./call-of-model.ts";
import type { SnippetOptions } from "./snippet.ts";

test("an image of FLUX.1-schnell takes no more steps at Replicate than that allows", () => {
    const model = { id: "black-forest-labs/FLUX.1-schnell", pipeline_tag: "text-to-image" };
    expect(callOf("text-to-image", model, "replicate", undefined, {}).parameters).toEqual({ num_inference_steps: 4 });
});

test.each([
    ["black-forest-labs/FLUX.1-schnell", 5],
    ["black-forest-labs/FLUX.1-dev", 28],
    ["Tongyi-MAI/Z-Image-Turbo", 5],
    ["Qwen/Qwen-Image", 50],
    ["stabilityai/stable-diffusion-xl-base-1.0", 40],
    ["somebody/something", 5],
])("an image of %s takes %i steps, unless the caller says otherwise", (id, steps) => {
    const model = { id, pipeline_tag: "text-to-image" };
    const call = (options: SnippetOptions) => callOf("text-to-image", model, "hf-inference", undefined, options);
    expect(call({}).parameters).toEqual({ num_inference_steps: steps });
    expect(call({ parameters: { num_inference_steps: 7 } }).parameters).toEqual({ num_inference_steps: 7 });
    expect(call({ parameters: { seed: 1 } }).parameters).toEqual({ seed: 1 });
});
