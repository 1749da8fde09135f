import { catalogue } from "@callsheet/catalogue";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { callInText } from "./call-in-text.ts";

const read = (text: string) => {
    const { model, ...rest } = callInText(text, catalogue.models);
    return { ...rest, model: model?.id };
};

describe("the model of a text", () => {
    const ids = fc.constantFrom(...catalogue.models.map(({ id }) => id));

    test("is found in quotes, in a URL, and with a provider behind it", () => {
        fc.assert(
            fc.property(ids, (id) => {
                for (const text of [`model="${id}"`, `https://host/models/${id}/x`, `"${id}:groq"`, `(${id}).`]) {
                    expect(read(text).model).toBe(id);
                }
            }),
        );
    });

    test("is found by its provider's own id, too", () => {
        expect(read('fal_client.subscribe("fal-ai/flux/dev")')).toMatchObject({
            model: "black-forest-labs/FLUX.1-dev",
            provider: "fal-ai",
        });
        expect(read('provider="groq", model="fal-ai/flux/dev"').model).toBeUndefined();
    });

    test("is found by its provider's own id in a URL of the provider, the longest that is there", () => {
        expect(read("https://api.replicate.com/v1/models/black-forest-labs/flux-dev/predictions").model).toBe(
            "black-forest-labs/FLUX.1-dev",
        );
        expect(read("https://fal.run/fal-ai/flux/dev").model).toBe("black-forest-labs/FLUX.1-dev");
        expect(read("https://fal.run/fal-ai/flux/developer").model).toBeUndefined();
    });

    test("is not a part of another id", () => {
        expect(read("my-openai/gpt-oss-20b").model).toBeUndefined();
        expect(read("openai/gpt-oss-20b-mine").model).toBeUndefined();
        expect(read("openai/gpt-oss-20b.mine").model).toBeUndefined();
    });
});

test.each([
    ['InferenceClient(provider="fal-ai")', "fal-ai"],
    ['{ provider: "together", model }', "together"],
    ["POST https://router.huggingface.co/groq/openai/v1/chat/completions", "groq"],
    ["ProviderApiError: replicate responded with 402", "replicate"],
    ["fal_client.client.FalClientHTTPError: 401", "fal-ai"],
    ['OpenAI(base_url="https://api.groq.com/openai/v1")', "groq"],
    ["POST https://queue.fal.run/fal-ai/flux/dev", "fal-ai"],
    ["https://api.groq.com.example/v1", undefined],
    ["https://router.huggingface.co/v1", undefined],
    ["we use groq daily", undefined],
])("the provider of %j is %s", (text, provider) => {
    expect(read(text).provider).toBe(provider);
});

test.each([
    ["curl: (22) The requested URL returned error: 401", "sh", "curl"],
    ["huggingface_hub.errors.HfHubHTTPError: 401", "python", "huggingface_hub"],
    ["openai.RateLimitError: Error code: 429", "python", "openai"],
    ["requests.exceptions.HTTPError: 429 Client Error", "python", "requests"],
    ["InferenceClientProviderApiError: Failed", "js", "huggingface.js"],
    ["ProviderApiError: groq responded with 500", "js", "callsheet"],
    ["at file:///app/node_modules/openai/core/error.mjs:41", "js", "openai"],
    ["TypeError: fetch failed", "js", "fetch"],
    ["500 Internal Server Error", undefined, undefined],
])("%j is from %s/%s", (text, language, client) => {
    expect(read(text)).toMatchObject({ ...(language && { language, client }) });
    expect(read(text).client).toBe(client);
});
