import { catalogue } from "@callsheet/catalogue";
import { describe, expect, test } from "vitest";
import { correctedCall } from "./corrected-call.ts";

const llama = "meta-llama/Llama-3.1-8B-Instruct";
const callIn = (text: string, known?: Parameters<typeof correctedCall>[2]) =>
    correctedCall(text, catalogue.models, known);

describe("the call that a text is about", () => {
    test("is written for its model, its provider and its library", async () => {
        const call = await callIn(`openai.RateLimitError: Error code: 429, ${llama}:nscale`);
        expect(call).toMatchObject({ model: llama, provider: "nscale", language: "python", client: "openai" });
        expect(call).not.toHaveProperty("notServedBy");
    });

    test("asks another provider, if the one of the text is not known to serve the model", async () => {
        const call = await callIn(`${llama}:replicate`);
        expect(call).toMatchObject({ model: llama, notServedBy: "replicate" });
        expect(call?.provider).not.toBe("replicate");
    });

    test("is written for what is known besides the text, which counts more", async () => {
        const known = { model: "openai/whisper-large-v3", provider: "fal-ai", client: "curl" } as const;
        expect(await callIn(`${llama}:nscale`, known)).toMatchObject(known);
    });

    test("is written with another library of the language, if the one of the text cannot make it", async () => {
        const text = "openai.BadRequestError: black-forest-labs/FLUX.1-dev";
        expect(await callIn(text)).toMatchObject({ language: "python", client: "huggingface_hub" });
    });

    test.each(["401 Unauthorized", "me/my-model"])("is not guessed from %j", async (text) => {
        expect(await callIn(text)).toBeUndefined();
        expect(await callIn(text, { model: "me/my-model" })).toBeUndefined();
    });
});
