/**
 * Request formats that real services accepted over the years, and unlisted models. Only the formats are from
 * recordings; the requests are our own.
 */
import { catalogue } from "@callsheet/catalogue";
import { taskIds } from "@callsheet/inference/tasks";
import { describe, expect, test } from "vitest";
import { createHandler } from "./handler.ts";
import { base64, dataUrl, get, hubToken, key, post, router } from "./testing.ts";

const hubProvider = `${router}/hf-inference`;
async function ask(url: string, init: RequestInit) {
    const response = await createHandler().fetch(new Request(url, init));
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const body = isJson ? await response.json() : { bytes: (await response.arrayBuffer()).byteLength };
    return { status: response.status, hint: response.headers.get("x-sandbox-hint"), body };
}

const message = { role: "user", content: "Where is the ferry?" };
const unset = {
    frequency_penalty: null,
    logit_bias: null,
    logprobs: null,
    max_tokens: 20,
    n: null,
    presence_penalty: null,
    response_format: null,
    seed: null,
    stop: null,
    temperature: null,
    tool_choice: null,
    tool_prompt: null,
    tools: null,
    top_logprobs: null,
    top_p: null,
    stream: false,
};
const tools = ["ferry_times", "ferry_fares"].map((name) => ({
    type: "function",
    function: { name, parameters: { type: "object", properties: { port: { type: "string" } } } },
}));
const schema = { properties: { port: { type: "string" } }, required: ["port"] };
const table = { Port: ["Ghogha", "Dahej"], Ferries: ["2", "3"] };
const image = base64("png");
const number = expect.any(Number);
const text = expect.any(String);
const some = (one: object) => expect.arrayContaining([expect.objectContaining(one)]);

describe("the Hub's provider takes, also in the forms of former years", () => {
    test.each<[string, string, RequestInit, unknown]>([
        [
            "a model without an owner, that fills masks",
            "/models/bert-base-uncased",
            post({ inputs: "A [MASK].", options: {} }),
            some({ token_str: text }),
        ],
        [
            "a question beside nothing",
            "/models/deepset/roberta-base-squad2",
            post({ question: "Who?", context: "Ada" }),
            { answer: text },
        ],
        [
            "a table beside nothing",
            "/models/google/tapas-base-finetuned-wtq",
            post({ query: "How many?", table }),
            { answer: text },
        ],
        [
            "a table of features",
            "/models/scikit-learn/wine-quality",
            post({ table: { acid: ["7.4", "7.8"] } }),
            [number, number],
        ],
        [
            "one beside nothing",
            "/models/dandelin/vilt-b32-finetuned-vqa",
            post({ image, question: "What?" }),
            some({ answer: text }),
        ],
        [
            "a question about a document",
            "/models/naver-clova-ix/donut-base-finetuned-docvqa",
            post({ image, question: "What?" }),
            some({ answer: text }),
        ],
        [
            "labels as a text",
            "/models/facebook/bart-large-mnli",
            post({ inputs: "A ferry.", parameters: { candidate_labels: "boat,train", multi_label: true } }),
            expect.anything(),
        ],
        [
            "labels beside an image",
            "/models/openai/clip-vit-large-patch14",
            post({ inputs: { image, candidateLabels: "cat,dog" } }),
            [{ label: "cat" }, { label: "dog" }],
        ],
        [
            "sentences to compare",
            "/models/sentence-transformers/paraphrase-xlm-r-multilingual-v1",
            post({ inputs: { source_sentence: "A", sentences: ["B", "C"] } }),
            [number, number],
        ],
        [
            "a text to embed",
            "/models/sentence-transformers/distilbert-base-nli-mean-tokens",
            post({ inputs: "A text." }),
            [expect.anything()],
        ],
        [
            "the task before the model",
            "/pipeline/feature-extraction/sentence-transformers/paraphrase-albert-small-v2",
            post({ options: { wait_for_model: true, use_gpu: false }, inputs: "A text." }),
            [expect.anything()],
        ],
        [
            "a chat before chats had messages",
            "/models/facebook/blenderbot-400M-distill",
            post({ inputs: { text: "Why?", past_user_inputs: ["Who?"], generated_responses: ["Ada."] } }),
            { generated_text: text, conversation: { past_user_inputs: ["Who?", "Why?"] } },
        ],
        [
            "a chat whose server knows one model",
            "/models/meta-llama/Meta-Llama-3-8B-Instruct/v1/chat/completions",
            post({ ...unset, model: "tgi", messages: [message] }),
            { choices: [{ message: { content: text } }] },
        ],
        [
            "a chat with a schema in its own words",
            "/models/meta-llama/Meta-Llama-3-70B-Instruct/v1/chat/completions",
            post({ ...unset, model: "tgi", messages: [message], response_format: { type: "json", value: schema } }),
            { choices: [{ message: { content: expect.stringContaining("port") } }] },
        ],
        [
            "a chat whose tool is chosen by its name",
            "/models/meta-llama/Meta-Llama-3-70B-Instruct/v1/chat/completions",
            post({ ...unset, messages: [message], tools, tool_choice: "ferry_fares" }),
            { choices: [{ message: { tool_calls: [{ function: { name: "ferry_fares" } }] } }] },
        ],
    ])("%s", async (_name, path, init, body) => {
        expect(await ask(hubProvider + path, init)).toMatchObject({ status: 200, body });
    });

    test("what is wrong no more than others do", async () => {
        const path = "/models/meta-llama/Meta-Llama-3-70B-Instruct/v1/chat/completions";
        expect((await ask(hubProvider + path, post({ messages: "Who?" }))).status).toBe(422);
        expect(
            (await ask(`${hubProvider}/models/deepset/roberta-base-squad2`, post({ inputs: { question: "Who?" } })))
                .status,
        ).toBe(422);
    });

    test("with a hint, where the form is no longer that of today", async () => {
        const { hint } = await ask(
            `${hubProvider}/models/deepset/roberta-base-squad2`,
            post({ question: "Who?", context: "Ada" }),
        );
        expect(hint).toMatch(/question, context: taken as inputs/);
    });
});

describe("the retired address of the Hub's provider", () => {
    const retired = "https://api-inference.huggingface.co";
    const error = `${retired} is no longer supported. Please use ${router} instead.`;

    test.each<[string, string, RequestInit, string]>([
        ["a model", "/models/gpt2", post({ inputs: "A" }), `${hubProvider}/models/gpt2,`],
        ["a request without a token", "/models/a/b", { method: "POST" }, `${hubProvider}/models/a/b,`],
        ["one with an empty token", "/models/a/b", get("Bearer "), `${hubProvider}/models/a/b,`],
        [
            "the task before the model",
            "/pipeline/feature-extraction/a/b",
            post({ inputs: "A" }),
            `${hubProvider}/models/a/b/pipeline/feature-extraction,`,
        ],
        ["any other path", "/framework/text", get(), `${router}/v1/chat/completions`],
    ])("answers %s with 410, and says where it is today", async (_name, path, init, today) => {
        const answer = await ask(retired + path, init);
        expect(answer).toMatchObject({ status: 410, body: { error }, hint: expect.stringContaining(today) });
    });

    test("calls a provider's key that is sent there a leak", async () => {
        expect(await ask(`${retired}/models/gpt2`, post({ inputs: "A" }, key))).toMatchObject({ status: 401 });
    });
});

describe("the router takes", () => {
    test.each<[string, string, RequestInit, unknown]>([
        [
            "a chat of a model that nobody lists",
            "/v1/chat/completions",
            post({ model: "me/my-own", messages: [message] }),
            { model: "me/my-own" },
        ],
        [
            "one that is named as if it drew",
            "/v1/chat/completions",
            post({ model: "me/flux-talks:groq", messages: [message] }),
            { choices: [{}] },
        ],
        [
            "a chat at the Hub's provider",
            "/hf-inference/models/Qwen/Qwen9-1T/v1/chat/completions",
            post({ model: "Qwen/Qwen9-1T", messages: [message] }),
            { choices: [{}] },
        ],
        [
            "one whose model is in the body",
            "/hf-inference/v1/chat/completions",
            post({ model: "Qwen/Qwen9-1T", messages: [message] }),
            { choices: [{}] },
        ],
        [
            "the task before the model",
            "/hf-inference/pipeline/feature-extraction/me/embedder",
            post({ inputs: "A" }),
            [expect.anything()],
        ],
        ["base64 of an image", "/hf-inference/models/me/plants", post({ inputs: image }), some({ label: text })],
        [
            "a recording under another label",
            "/fal-ai/fal-ai/wizper",
            post({ audio_url: dataUrl("flac", "audio/mpeg") }),
            { text },
        ],
        ["an image by fal", "/fal-ai/me/paint", post({ prompt: "A ferry" }), { images: [{ url: text }] }],
        ["a video by fal", "/fal-ai/fal-ai/wan-9?_subdomain=queue", post({ prompt: "A ferry" }), { request_id: text }],
        [
            "an image by replicate",
            "/replicate/v1/models/me/flux-new/predictions",
            post({ input: { prompt: "A ferry" } }, hubToken, { prefer: "wait" }),
            { output: expect.anything() },
        ],
        [
            "a video by wavespeed",
            "/wavespeed/api/v3/me/kling-9",
            post({ prompt: "A ferry" }),
            { data: { status: "created" } },
        ],
        ["a video by novita", "/novita/v3/async/wan-9-t2v", post({ prompt: "A ferry" }), { task_id: text }],
    ])("%s", async (_name, path, init, body) => {
        const answer = await ask(router + path, init);
        expect(answer).toMatchObject({ body });
        expect([200, 201]).toContain(answer.status);
    });

    test.each(["not a model", "a/b/c", "me/mine:togehter", ""])("no %j, which is no id of a model", async (model) => {
        const { status } = await ask(`${router}/v1/chat/completions`, post({ model, messages: [message] }));
        expect(status).toBe(400);
        const path = `/hf-inference/models/${encodeURIComponent(model)} x`;
        expect((await ask(router + path, post({ inputs: "A" }))).status).toBeGreaterThanOrEqual(400);
    });

    test("no provider that has left, and says so", async () => {
        for (const provider of ["nebius", "hyperbolic", "sambanova", "black-forest-labs", "centml"]) {
            const answer = await ask(
                `${router}/${provider}/v1/chat/completions`,
                post({ model: "a/b", messages: [message] }),
            );
            expect(answer).toMatchObject({
                status: 404,
                hint: expect.stringMatching(`no provider ${provider} at the router`),
            });
        }
    });
});

describe("a provider's own address takes", () => {
    test("a version of a model that nobody lists", async () => {
        const body = { version: "0f".repeat(32), input: { text: "Hello" } };
        const answer = await ask("https://api.replicate.com/v1/predictions", post(body, key, { prefer: "wait" }));
        expect(answer).toMatchObject({ status: 201, body: { status: "succeeded", output: text } });
    });

    test("the Hub's id of a listed model, with a hint that says its own", async () => {
        const body = { model: "meta-llama/Llama-3.3-70B-Instruct", messages: [message] };
        expect(await ask("https://api.groq.com/openai/v1/chat/completions", post(body, key))).toMatchObject({
            status: 200,
            hint: expect.stringContaining("groq calls it llama-3.3-70b-versatile"),
        });
    });

    test("no listed model for what it does not do", async () => {
        const mappings = catalogue.models.flatMap((one) => one.mappings);
        const chats = mappings.find(({ provider, task }) => provider === "together" && task === "conversational");
        const body = { model: chats?.providerId, prompt: "A ferry" };
        expect(await ask("https://api.together.xyz/v1/images/generations", post(body, key))).toMatchObject({
            status: 400,
            hint: expect.stringContaining("is there for conversational"),
        });
    });
});

describe("the Hub", () => {
    test("says of any model that it is served, for what its name suggests", async () => {
        const expand = "?expand[]=inferenceProviderMapping&expand[]=pipeline_tag";
        for (const [id, tag, task] of [
            ["me/flux-of-mine", "text-to-image", "text-to-image"],
            ["me/whisper-gujarati", "automatic-speech-recognition", "automatic-speech-recognition"],
            ["me/my-own", "text-generation", "conversational"],
        ]) {
            const { body } = await ask(`https://huggingface.co/api/models/${id}${expand}`, get());
            expect(body).toMatchObject({ id, pipeline_tag: tag });
            expect(body.inferenceProviderMapping).toContainEqual(expect.objectContaining({ task, status: "live" }));
        }
    });

    test("says which model is recommended for a task", async () => {
        const { status, body } = await ask("https://huggingface.co/api/tasks", {});
        expect(status).toBe(200);
        expect(Object.keys(body)).toEqual([...taskIds]);
        expect(body["text-to-image"]).toMatchObject({ widgetModels: [text] });
    });
});
