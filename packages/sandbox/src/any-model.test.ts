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
    return { status: response.status, hint: response.headers.get("x-sandbox-hint"), body: await response.json() };
}

const messages = [{ role: "user", content: "Where is the ferry?" }];
/** A chat as clients of text-generation-inference sent it, with each field that is not set. */
const unsetNames =
    "frequency_penalty logit_bias logprobs n presence_penalty response_format seed stop temperature tool_choice tool_prompt tools top_logprobs top_p";
const unset = {
    ...Object.fromEntries(unsetNames.split(" ").map((name) => [name, null])),
    max_tokens: 20,
    stream: false,
};
const chat = { ...unset, messages };
const tools = ["ferry_times", "ferry_fares"].map((name) => ({
    type: "function",
    function: { name, parameters: { type: "object", properties: { port: { type: "string" } } } },
}));
const schema = { properties: { port: { type: "string" } }, required: ["port"] };
const table = { Port: ["Ghogha", "Dahej"], Ferries: ["2", "3"] };
const image = base64("png");
const number = expect.any(Number);
const text = expect.any(String);
const anything = [expect.anything()];
const some = (one: object) => expect.arrayContaining([expect.objectContaining(one)]);
const llama = "models/meta-llama/Meta-Llama-3-70B-Instruct/v1/chat/completions";
const past = { text: "Why?", past_user_inputs: ["Who?"], generated_responses: ["Ada."] };

describe("the Hub's provider: requests in the forms of former years", () => {
    test.each<[path: string, body: object, result: unknown]>([
        ["models/bert-base-uncased", { inputs: "A [MASK].", options: {} }, some({ token_str: text })],
        ["models/deepset/roberta-base-squad2", { question: "Who?", context: "Ada" }, { answer: text }],
        ["models/google/tapas-base-finetuned-wtq", { query: "How many?", table }, { answer: text }],
        ["models/scikit-learn/wine-quality", { table: { acid: ["7.4", "7.8"] } }, [number, number]],
        ["models/dandelin/vilt-b32-finetuned-vqa", { image, question: "What?" }, some({ answer: text })],
        ["models/naver-clova-ix/donut-base-finetuned-docvqa", { image, question: "What?" }, some({ answer: text })],
        [
            "models/facebook/bart-large-mnli",
            { inputs: "A", parameters: { candidate_labels: "boat,car" } },
            some({ label: "boat" }),
        ],
        [
            "models/openai/clip-vit-base",
            { inputs: { image, candidateLabels: "a,b" } },
            [{ label: "a" }, { label: "b" }],
        ],
        [
            "models/sentence-transformers/a",
            { inputs: { source_sentence: "A", sentences: ["B", "C"] } },
            [number, number],
        ],
        ["models/sentence-transformers/distilbert-base-nli-mean-tokens", { inputs: "A text." }, anything],
        ["pipeline/feature-extraction/a/b", { options: { wait_for_model: true }, inputs: "A text." }, anything],
        ["models/facebook/blenderbot", { inputs: past }, { conversation: { past_user_inputs: ["Who?", "Why?"] } }],
        [llama, { ...chat, model: "tgi" }, { choices: [{ message: { content: text } }] }],
        [
            llama,
            { ...chat, model: "tgi", response_format: { type: "json", value: schema } },
            { choices: [{ message: { content: expect.stringContaining("port") } }] },
        ],
        [
            llama,
            { ...chat, tools, tool_choice: "ferry_fares" },
            { choices: [{ message: { tool_calls: [{ function: { name: "ferry_fares" } }] } }] },
        ],
    ])("%s (%#)", async (path, request, body) => {
        expect(await ask(`${hubProvider}/${path}`, post(request))).toMatchObject({ status: 200, body });
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

describe("the router: models that nobody lists", () => {
    const prompt = "A ferry";
    test.each<[path: string, body: object, result: unknown]>([
        ["v1/chat/completions", { model: "me/my-own", messages }, { model: "me/my-own" }],
        ["v1/chat/completions", { model: "me/flux-talks:groq", messages }, { choices: [{}] }],
        ["hf-inference/models/Qwen/Qwen9/v1/chat/completions", { model: "Qwen/Qwen9", messages }, { choices: [{}] }],
        ["hf-inference/v1/chat/completions", { model: "Qwen/Qwen9", messages }, { choices: [{}] }],
        ["hf-inference/pipeline/feature-extraction/me/embedder", { inputs: "A" }, anything],
        ["hf-inference/models/me/plants", { inputs: image }, some({ label: text })],
        ["fal-ai/fal-ai/wizper", { audio_url: dataUrl("flac", "audio/mpeg") }, { text }],
        ["fal-ai/me/paint", { prompt }, { images: [{ url: text }] }],
        ["fal-ai/fal-ai/wan-9?_subdomain=queue", { prompt }, { request_id: text }],
        ["replicate/v1/models/me/flux-new/predictions", { input: { prompt } }, { output: expect.anything() }],
        ["wavespeed/api/v3/me/kling-9", { prompt }, { data: { status: "created" } }],
        ["novita/v3/async/wan-9-t2v", { prompt }, { task_id: text }],
    ])("%s (%#)", async (path, request, body) => {
        const answer = await ask(`${router}/${path}`, post(request, hubToken, { prefer: "wait" }));
        expect(answer).toMatchObject({ body });
        expect([200, 201]).toContain(answer.status);
    });

    test.each(["not a model", "a/b/c", "me/mine:togehter", ""])("no %j, which is no id of a model", async (model) => {
        const { status } = await ask(`${router}/v1/chat/completions`, post({ model, messages }));
        expect(status).toBe(400);
        const path = `/hf-inference/models/${encodeURIComponent(model)} x`;
        expect((await ask(router + path, post({ inputs: "A" }))).status).toBeGreaterThanOrEqual(400);
    });

    test("no provider that has left, and says so", async () => {
        for (const provider of ["nebius", "hyperbolic", "sambanova", "black-forest-labs", "centml"]) {
            const answer = await ask(`${router}/${provider}/v1/chat/completions`, post({ model: "a/b", messages }));
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
        const body = { model: "meta-llama/Llama-3.3-70B-Instruct", messages };
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
