import type { Call } from "@callsheet/inference/providers";
import { expect, test } from "vitest";
import { unusedParameters } from "./unused-parameters.ts";

const image = { task: "text-to-image", inputs: "A paper boat" } as const;
const parameters = { negative_prompt: "blurry", guidance_scale: 4, seed: 1, width: 1024, height: 768 };

test.each<readonly [Pick<Call, "model" | "provider">, readonly string[]]>([
    [{ model: "black-forest-labs/FLUX.1-dev", provider: "fal-ai" }, ["negative_prompt"]],
    [{ model: "black-forest-labs/FLUX.1-schnell", provider: "together" }, ["negative_prompt", "guidance_scale"]],
    [{ model: "stabilityai/stable-diffusion-xl-base-1.0", provider: "hf-inference" }, []],
    [{ model: "zai-org/GLM-Image", provider: "zai-org" }, ["negative_prompt", "guidance_scale", "seed"]],
])("at %o %j change nothing", (target, unused) => {
    expect(unusedParameters({ ...image, ...target, parameters } as Call)).toEqual(unused);
});

test("a parameter that the request leaves out changes nothing", () => {
    const call = {
        task: "image-text-to-video",
        model: "MiniMaxAI/MiniMax-H3",
        provider: "novita",
        providerModelId: "MiniMax-H3",
        inputs: undefined,
        parameters: { prompt: "Rain.", seed: 1, num_frames: 240 },
    };
    expect(unusedParameters(call as unknown as Call)).toEqual(["seed"]);
});

test("a chat's parameters all count", () => {
    const messages = [{ role: "user", content: "Hi" }];
    const chat = { task: "conversational", model: "a/b", provider: "auto", inputs: messages } as const;
    expect(unusedParameters({ ...chat, parameters: { max_tokens: 9, seed: 1, priority: 1 } })).toEqual([]);
    expect(unusedParameters(chat)).toEqual([]);
});
