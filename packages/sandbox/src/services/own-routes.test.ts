/** Routes that providers have beside those of OpenAI's API, or in another form. */
import { expect, test } from "vitest";
import { createHandler } from "../handler.ts";

const sandbox = createHandler();
const strict = createHandler({ models: "known" });
const headers = { authorization: "Bearer key" };

const get = (url: string, from = sandbox) => from.fetch(new Request(url, { headers }));
const post = (url: string, body: FormData | object) =>
    sandbox.fetch(
        body instanceof FormData
            ? new Request(url, { method: "POST", headers, body })
            : new Request(url, {
                  method: "POST",
                  headers: { ...headers, "content-type": "application/json" },
                  body: JSON.stringify(body),
              }),
    );

test("a provider lists its models, each by its own id, and says which it has not", async () => {
    const { data } = await (await get("https://api.groq.com/openai/v1/models")).json();
    expect(data).toContainEqual(expect.objectContaining({ id: "llama-3.3-70b-versatile", object: "model" }));
    const one = "https://api.groq.com/openai/v1/models/openai/gpt-oss-20b";
    expect((await (await get(one, strict)).json()).id).toBe("openai/gpt-oss-20b");
    const none = await get("https://api.groq.com/openai/v1/models/nobody/nothing", strict);
    expect([none.status, (await none.json()).error.code]).toEqual([404, "model_not_found"]);
});

test("Together's list of models is the whole body", async () => {
    expect(await (await get("https://api.together.ai/v1/models")).json()).toContainEqual(
        expect.objectContaining({ object: "model" }),
    );
});

const audio = "https://api.groq.com/openai/v1/audio";
const words = "The ferry leaves at nine. It arrives at ten.";

async function form(fields: Readonly<Record<string, string>>, withFile = true): Promise<FormData> {
    const speech = await post(`${audio}/speech`, { model: "orpheus", input: words, voice: "austin" });
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    if (withFile) data.set("file", new File([await speech.arrayBuffer()], "speech.wav", { type: "audio/wav" }));
    return data;
}

test("Groq writes down and translates recordings", async () => {
    const model = "whisper-large-v3";
    const transcription = await post(`${audio}/transcriptions`, await form({ model }));
    expect(await transcription.json()).toEqual({ text: words, x_groq: { id: expect.any(String) } });
    const translation = await post(`${audio}/translations`, await form({ model, response_format: "verbose_json" }));
    expect(await translation.json()).toMatchObject({ text: words, task: "translate", language: "en" });
    const url = "https://example.com/speech.wav";
    expect((await post(`${audio}/transcriptions`, await form({ model, url }, false))).status).toBe(200);
    const nothing = await post(`${audio}/transcriptions`, await form({ model }, false));
    expect([nothing.status, nothing.headers.get("x-sandbox-hint")]).toEqual([400, expect.stringContaining("file")]);
});

test("Groq takes the tools that it runs itself, and documents; others take neither", async () => {
    const ask = async (url: string, more: object) =>
        (await post(url, { model: "openai/gpt-oss-20b", messages: [{ role: "user", content: "Hello" }], ...more }))
            .status;
    const groq = "https://api.groq.com/openai/v1/chat/completions";
    const cerebras = "https://api.cerebras.ai/v1/chat/completions";
    const tools = [{ type: "browser_search" }, { type: "code_interpreter" }];
    const messages = [{ role: "user", content: [{ type: "document", document: { data: {} } }] }];
    for (const more of [{ tools }, { messages }]) {
        expect([await ask(groq, more), await ask(cerebras, more)]).toEqual([200, 422]);
    }
});

test.each([
    ["https://api.groq.com/openai/v1/chat/completions", "reasoning"],
    ["https://api.cerebras.ai/v1/chat/completions", "reasoning"],
    ["https://api.together.ai/v1/chat/completions", "reasoning"],
    ["https://api.fireworks.ai/inference/v1/chat/completions", "reasoning_content"],
])("thoughts stand in the field that the SDK reads: %s", async (url, field) => {
    const chat = { model: "some/model", messages: [{ role: "user", content: "Why?" }], reasoning_effort: "medium" };
    const { message } = (await (await post(url, chat)).json()).choices[0];
    expect(Object.keys(message).sort()).toEqual(["content", field, "role"].sort());
    expect(await (await post(url, { ...chat, stream: true })).text()).toContain(`"delta":{"${field}":`);
});

test("Groq tells in a stream what it used", async () => {
    const chat = { model: "openai/gpt-oss-20b", messages: [{ role: "user", content: "Hello" }], stream: true };
    const text = await (await post("https://api.groq.com/openai/v1/chat/completions", chat)).text();
    expect(text).toMatch(/"x_groq":\{"id":"req_\w+","usage":\{"prompt_tokens":\d+/);
});

test.each([
    ["https://api.fireworks.ai/inference/v1/workflows/accounts/fireworks/models/flux-1-dev-fp8/text_to_image"],
    ["https://api.fireworks.ai/inference/v1/image_generation/accounts/fireworks/models/playground-v2-1024px-aesthetic"],
])("Fireworks responds with an image: %s", async (url) => {
    const response = await post(url, { prompt: "A kite" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await post(url, {})).status).toBe(400);
});

test("DeepInfra responds with data URLs of images", async () => {
    const response = await post("https://api.deepinfra.com/v1/inference/stabilityai/sd3.5", { prompt: "A kite" });
    expect((await response.json()).images).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)]);
});

test("a hint does not name an id that the sandbox made up", async () => {
    const chat = { model: "meta-llama/Llama-3.3-70B-Instruct", messages: [{ role: "user", content: "Hello" }] };
    const response = await post("https://api.deepinfra.com/v1/openai/chat/completions", chat);
    expect(response.headers.get("x-sandbox-hint")).toBeNull();
});
