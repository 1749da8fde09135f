import { describe, expect, test } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { buildRequest, InferenceClient, InferenceError, InputError, RoutingError } from "../index.ts";

const mapping = { provider: "together", providerId: "maker/model", task: "conversational" };

/** The error of a chat with a model that the Hub lists only at together. */
async function errorOf(accessToken: string, args: object): Promise<unknown> {
    const { fetch } = await loopback(json({ inferenceProviderMapping: [mapping] }));
    const client = new InferenceClient(accessToken, { fetch });
    const model = `openai/${Math.random()}`;
    return await client.chatCompletion({ model, messages: [], ...args }).catch((reason: unknown) => reason);
}

describe("a call that nobody can be asked for ends in a RoutingError:", () => {
    test.each([
        ["a provider that does not exist", "hf_token", { provider: "nowhere" }, 'There is no provider "nowhere"'],
        ["a provider that does not serve the task", "hf_token", { provider: "fal-ai" }, "fal-ai does not serve conv"],
        ["a provider that does not serve the model", "hf_token", { provider: "groq" }, "Providers that do: together."],
        ["another key at the router", "key", { provider: "auto" }, "auto takes a Hub token"],
        ["a Hub token off the router", "hf_token", { provider: "openai" }, "openai takes its own key only"],
    ])("%s", async (_, accessToken, args, message) => {
        const error = await errorOf(accessToken, args);
        expect(error).toBeInstanceOf(RoutingError);
        expect(error).toMatchObject({ name: "RoutingError", provider: args.provider, task: "conversational" });
        expect((error as Error).message).toContain(message);
    });

    test.each(["toString", "__proto__", "nowhere"])("a request that is built for the provider %s", (name) => {
        const call = { task: "fill-mask", provider: name as never, model: "owner/name", inputs: "A [MASK]." } as const;
        expect(() => buildRequest(call)).toThrow(RoutingError);
    });
});

test("it is an InputError, and of the family", async () => {
    const error = await errorOf("hf_token", { provider: "nowhere" });
    expect(error).toBeInstanceOf(InputError);
    expect(error).toBeInstanceOf(InferenceError);
});

test("what is wrong with the call itself is none", async () => {
    const error = await errorOf("hf_token", { messages: "Hello" });
    expect(error).toBeInstanceOf(InputError);
    expect(error).not.toBeInstanceOf(RoutingError);
});
