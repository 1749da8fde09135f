import { afterEach, expect, test, vi } from "vitest";
import { json, loopback } from "../../test/loopback.ts";
import { InferenceClient } from "../client/client.ts";
import { setLogger } from "../logger.ts";

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
