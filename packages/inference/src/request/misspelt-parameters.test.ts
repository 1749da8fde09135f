import { afterEach, expect, test, vi } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { providerIds } from "../call/provider-id.ts";
import { InferenceClient } from "../client/client.ts";
import { tasks } from "../generated/tasks.ts";
import { setLogger } from "../logger.ts";
import { nearestName } from "./nearest-name.ts";

afterEach(() => setLogger(undefined));

/** A client whose warnings are recorded, and whose server responds with a greeting. */
async function clientOf() {
    const warn = vi.fn();
    setLogger({ ...console, warn });
    const { fetch, received } = await loopback(json({ choices: [{ message: { content: "Hello" } }] }));
    return { client: new InferenceClient("hf_test", { model: "a/b", fetch }), received, warn };
}

const messages = [{ role: "user", content: "Hi" }];

test("a misspelt parameter is answered with the nearest right name, once, and is sent all the same", async () => {
    const { client, received, warn } = await clientOf();
    await client.chatCompletion({ messages, temprature: 0.5 });
    await client.chatCompletion({ messages, temprature: 0.7 });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
        "conversational: there is no parameter temprature; did you mean temperature? It is sent as it is.",
    );
    expect(received.map(({ body }) => JSON.parse(String(body)).temprature)).toEqual([0.5, 0.7]);
});

test("one that stands under `parameters` is named so", async () => {
    const { client, warn } = await clientOf();
    const call = client.questionAnswering({ inputs: { question: "Q?", context: "C." }, parameters: { docStride: 1 } });
    await expect(call).rejects.toThrow("is not what question-answering returns");
    expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining("parameters.docStride; did you mean doc_stride?"),
    );
});

test("one that only the provider knows is no mistake", async () => {
    const { client, warn } = await clientOf();
    await client.chatCompletion({ messages, top_k: 3, min_tokens: 2, chat_template_kwargs: {} });
    expect(warn).not.toHaveBeenCalled();
});

const names = Object.keys(tasks.conversational.parameters.entries);

test.each([
    ["temprature", "temperature"],
    ["temperatrue", "temperature"],
    ["maxTokens", "max_tokens"],
    ["max_token", "max_tokens"],
    ["topP", "top_p"],
    ["frequency_penality", "frequency_penalty"],
    ["presense_penalti", "presence_penalty"],
    ["response-format", "response_format"],
])("%s is %s", (misspelt, name) => {
    expect(nearestName(misspelt, names)).toBe(name);
});

test("two letters that have changed places are seen, wherever they stand", () => {
    expect(nearestName("togehter", providerIds)).toBe("together");
    expect(nearestName("repilcate", providerIds)).toBe("replicate");
    expect(nearestName("anthropic", providerIds)).toBeUndefined();
});

test.each(["top_k", "min_tokens", "min_p", "stops", "max_completion_tokens", "", "user", "repetition_penalty"])(
    "%j is a name of its own",
    (misspelt) => {
        expect(nearestName(misspelt, names)).toBeUndefined();
    },
);
