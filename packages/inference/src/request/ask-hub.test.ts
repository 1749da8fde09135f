import { describe, expect, test } from "vitest";
import { InferenceClient, type Mapping } from "../index.ts";

const entry = { provider: "together", providerId: "their/id", status: "live", task: "conversational" };
const target = { provider: "together" as const, messages: [] };

/** A client for a model of its own, and the requests that it sends. @param ofHub the Hub's response */
function clientOf(ofHub: () => Response) {
    const model = `owner/${Math.random()}`;
    const sent: { readonly path: string; readonly body: unknown }[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
        const { host, pathname, search } = new URL(String(input));
        sent.push({ path: (pathname + search).replace(model, "MODEL"), body: JSON.parse(String(init?.body ?? null)) });
        return host === "huggingface.co" ? ofHub() : Response.json({ choices: [] });
    };
    return { client: new InferenceClient("hf_secret0123456789", { fetch, model }), sent };
}

const listing = (mapping: unknown) => () => Response.json({ inferenceProviderMapping: mapping });

describe("the look-up of where a model is served", () => {
    test.each([
        ["a list", [entry]],
        ["a record, as it once was", { together: { ...entry, provider: undefined } }],
    ])("reads %s at the Hub, once", async (_, mapping) => {
        const { client, sent } = clientOf(listing(mapping));
        await client.chatCompletion(target);
        await client.chatCompletion(target);
        expect(sent.map(({ path }) => path)).toEqual([
            "/api/models/MODEL?expand[]=inferenceProviderMapping",
            "/together/v1/chat/completions",
            "/together/v1/chat/completions",
        ]);
        expect(sent[1]?.body).toMatchObject({ model: "their/id" });
    });

    test("names the providers that serve it, where the one that was asked does not", async () => {
        const { client } = clientOf(listing([{ ...entry, provider: "groq" }]));
        await expect(client.chatCompletion(target)).rejects.toThrow(
            /together does not serve owner.* Providers that do: groq\./,
        );
    });

    test("is not made when the caller knows", async () => {
        const { client, sent } = clientOf(listing([]));
        const mapping: Mapping = { ...entry, providerId: "known/id" };
        await client.chatCompletion(target, { mapping });
        expect(sent).toMatchObject([{ path: "/together/v1/chat/completions", body: { model: "known/id" } }]);
    });
});
