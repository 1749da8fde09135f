/** What OpenAI has beside chat, as its SDK asks for it: images, files, moderation. */
import { describe, expect, test } from "vitest";
import { media } from "../media/media.ts";
import { readPng } from "../media/png.ts";
import { sniff } from "../media/sniff.ts";
import { answerOf, chat, eventsIn, get, key, post, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: "any" });
const api = "https://api.openai.com/v1";
const ask = async (path: string, init: RequestInit) => await answerOf(await sandbox().fetch(api + path, init));
const say = async (path: string, body: unknown) => await ask(path, post(body, key));
const sendForm = async (path: string, fields: Readonly<Record<string, string | File>>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return await ask(path, { method: "POST", headers: { authorization: key }, body });
};
const nothingToSay = () => expect(sandbox().requests.filter(({ hint, leak }) => hint ?? leak)).toEqual([]);
const bytesIn = ({ b64_json }: { b64_json: string }) => new Uint8Array(Buffer.from(b64_json, "base64"));

const prompt = "A kite over the sea";
const model = "gpt-image-1-mini";
const png = new File([media("png", "A boat").bytes], "boat.png", { type: "image/png" });

describe("images", () => {
    test("are as many as are asked for, in the format and the size that are said", async () => {
        const { body } = await say("/images/generations", { model, prompt, n: 3, size: "320x200" });
        expect(body).toMatchObject({
            output_format: "png",
            size: "320x200",
            usage: { total_tokens: expect.any(Number) },
        });
        expect(body.data).toHaveLength(3);
        expect(new Set(body.data.map(({ b64_json }: { b64_json: string }) => b64_json)).size).toBe(2);
        expect(readPng(bytesIn(body.data[0]))).toMatchObject({ width: 320, height: 200 });
        const jpeg = await say("/images/generations", { prompt, output_format: "jpeg", size: "64x64" });
        expect(sniff(bytesIn(jpeg.body.data[0]))).toBe("jpeg");
        nothingToSay();
    });

    test("are edited, with a mask or as several", async () => {
        const { status, body } = await sendForm("/images/edits", { "image[]": png, mask: png, prompt, model, n: "1" });
        expect([status, sniff(bytesIn(body.data[0]))]).toEqual([200, "png"]);
        expect((await sendForm("/images/edits", { image: png, prompt, input_fidelity: "high" })).status).toBe(200);
        nothingToSay();
    });

    test.each([
        ["image_generation", "/images/generations"],
        ["image_edit", "/images/edits"],
    ])("are streamed (%s)", async (kind, path) => {
        const body = new FormData();
        const fields = { prompt, model, stream: "true", partial_images: "2" };
        for (const [name, value] of Object.entries({ ...fields, image: png })) body.append(name, value);
        const form = { method: "POST", headers: { authorization: key }, body };
        const json = post({ prompt, model, stream: true, partial_images: 2 }, key);
        const response = await sandbox().fetch(api + path, kind === "image_edit" ? form : json);
        const events = (await response.text()).trimEnd().split("\n\n");
        expect(events.map((event) => event.split("\n")[0])).toEqual([
            `event: ${kind}.partial_image`,
            `event: ${kind}.partial_image`,
            `event: ${kind}.completed`,
        ]);
        nothingToSay();
    });

    test.each<[string, object, number, string]>([
        ["of a model that was shut down", { prompt, model: "dall-e-3" }, 404, "OpenAI has shut down dall-e-3"],
        ["without a prompt", { model }, 400, "prompt is missing"],
        ["of a field that no model knows", { prompt, model, steps: 4 }, 400, 'refuses "steps"'],
        ["as URLs, of which these models have none", { prompt, model, response_format: "url" }, 400, "response_format"],
        ["too many", { prompt, model, n: 11 }, 400, "from 1 to 10"],
    ])("are refused %s", async (_name, body, status, hint) => {
        const answer = await say("/images/generations", body);
        expect([answer.status, answer.hint]).toEqual([status, expect.stringContaining(hint)]);
    });

    test("are not edited without a file", async () => {
        const answer = await sendForm("/images/edits", { image: "boat.png", prompt });
        expect([answer.status, answer.hint]).toEqual([400, "image must be sent as a file, with a filename"]);
        const text = new File(["a text"], "boat.png", { type: "image/png" });
        expect((await sendForm("/images/edits", { image: text, prompt })).status).toBe(400);
    });

    test("in a format that the sandbox cannot make are PNG, and it says so", async () => {
        const { body, hint } = await say("/images/generations", { prompt, output_format: "webp", size: "64x64" });
        expect([body.output_format, hint]).toEqual(["png", "the sandbox cannot make webp: the image is a PNG"]);
    });
});

describe("files", () => {
    const lines = new File(['{"custom_id":"1"}\n'], "batch.jsonl", { type: "application/jsonl" });
    const upload = async (purpose = "batch") => (await sendForm("/files", { file: lines, purpose })).body;

    test("are kept, listed, read and deleted", async () => {
        const [first, second] = [await upload(), await upload()];
        expect(first).toMatchObject({ object: "file", filename: "batch.jsonl", purpose: "batch", bytes: lines.size });
        expect((await ask(`/files/${first.id}`, get(key))).body).toEqual(first);
        expect(await (await sandbox().fetch(`${api}/files/${first.id}/content`, get(key))).text()).toBe(
            await lines.text(),
        );
        const page = (await ask("/files?purpose=batch&limit=1", get(key))).body;
        expect(page).toMatchObject({ data: [{ id: second.id }], has_more: true, last_id: second.id });
        const rest = (await ask(`/files?after=${second.id}`, get(key))).body;
        expect(rest).toMatchObject({ data: [{ id: first.id }], has_more: false });
        expect((await ask("/files?order=asc&purpose=vision", get(key))).body.data).toEqual([]);
        const remove = { method: "DELETE", headers: { authorization: key } };
        expect((await ask(`/files/${first.id}`, remove)).body).toEqual({ id: first.id, object: "file", deleted: true });
        nothingToSay();
        expect((await ask(`/files/${first.id}`, get(key))).status).toBe(404);
    });

    test("for models alone cannot be read again", async () => {
        const { id } = await upload("user_data");
        const { status, body } = await ask(`/files/${id}/content`, get(key));
        expect([status, body.error.message]).toEqual([400, "Not allowed to download files of purpose: user_data"]);
    });

    test.each<[string, Record<string, string | File>]>([
        ["purpose", { file: lines }],
        ["file", { purpose: "batch" }],
        ["file", { file: "a text", purpose: "batch" }],
        ["purpose", { file: lines, purpose: "fun" }],
    ])("need a %s", async (param, fields) => {
        const { status, body } = await sendForm("/files", fields);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(body.error.param).toBe(param);
    });
});

describe("moderation", () => {
    test("judges a text, each of several, or the parts of a message", async () => {
        const results = async (input: unknown) => (await say("/moderations", { input })).body.results;
        expect(await results("I will kill you, idiot.")).toMatchObject([
            { flagged: true, categories: { violence: true, harassment: true, sexual: false } },
        ]);
        expect(await results(["A kite.", "તને મારી નાખીશ"])).toMatchObject([{ flagged: false }, { flagged: true }]);
        const [message] = await results([
            { type: "text", text: "A kite." },
            { type: "image_url", image_url: { url: "https://example.com/kite.png" } },
        ]);
        expect(message.category_applied_input_types).toMatchObject({ violence: ["text", "image"], hate: ["text"] });
        for (const [category, score] of Object.entries(message.category_scores)) {
            expect([category, score]).toEqual([category, expect.any(Number)]);
        }
        nothingToSay();
    });

    test("refuses another model, and a part that is neither text nor image", async () => {
        expect((await say("/moderations", { input: "A", model: "gpt-4o-mini" })).status).toBe(400);
        expect((await say("/moderations", { input: [{ type: "audio" }] })).status).toBe(422);
        expect((await say("/moderations", {})).hint).toMatch(/input is missing/);
    });
});

describe("completions", () => {
    const legacy = "gpt-3.5-turbo-instruct";

    test("are as many as there are prompts, and as are asked for of each", async () => {
        const { body } = await say("/completions", { model: "davinci-002", prompt: ["One,", "Two,"], n: 2 });
        const choices: { index: number; text: string; logprobs: null }[] = body.choices;
        expect(choices.map(({ index, logprobs }) => [index, logprobs])).toEqual([0, 1, 2, 3].map((at) => [at, null]));
        expect(new Set(choices.map(({ text }) => text)).size).toBeGreaterThan(2);
        expect((await say("/completions", { model: legacy, prompt: [[1, 2], [3]] })).body.choices).toHaveLength(2);
        sandbox().reply("As it was told.");
        expect((await say("/completions", { model: legacy, prompt: "A" })).body.choices[0].text).toBe(
            "As it was told.",
        );
        nothingToSay();
    });

    test("say their usage in a stream by itself, and only where it is asked for", async () => {
        const stream = async (more: object) => {
            const init = post({ model: legacy, prompt: "A", stream: true, ...more }, key);
            return eventsIn(await (await sandbox().fetch(`${api}/completions`, init)).text());
        };
        for (const event of await stream({})) expect(event).not.toHaveProperty("usage");
        const events = await stream({ stream_options: { include_usage: true } });
        expect(events.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
        expect(events.at(-2)).toMatchObject({ choices: [{ finish_reason: "stop" }] });
    });

    test("are not for models that chat, nor chats for those that complete", async () => {
        const completion = await say("/completions", { model: "gpt-4o-mini", prompt: "A" });
        expect([completion.status, completion.hint]).toEqual([404, expect.stringContaining("/v1/chat/completions")]);
        const chat = { model: legacy, messages: [{ role: "user", content: "A" }] };
        const answer = await say("/chat/completions", chat);
        expect([answer.status, answer.hint]).toEqual([404, expect.stringContaining("/v1/completions")]);
    });

    test("of one request have a limit", async () => {
        const prompt = Array.from({ length: 100 }, () => "A");
        expect((await say("/completions", { model: legacy, prompt, n: 100 })).status).toBe(413);
    });
});

describe("audio", () => {
    const spoken = "The ferry leaves at nine. It returns at noon.";
    const file = new File([media("flac", spoken).bytes], "ferry.flac", { type: "audio/flac" });
    const hear = async (fields: Readonly<Record<string, string>>, path = "transcriptions") => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ model: "whisper-1", ...fields, file })) body.append(name, value);
        return await sandbox().fetch(`${api}/audio/${path}`, { method: "POST", headers: { authorization: key }, body });
    };

    test("is written down in each format", async () => {
        expect(await (await hear({ response_format: "text" })).text()).toBe(`${spoken}\n`);
        const srt = await (await hear({ response_format: "srt" })).text();
        expect(srt).toMatch(/^1\n00:00:00,\d{3} --> 00:00:\d\d,\d{3}\nThe ferry leaves at nine\.\n\n2\n/);
        expect(await (await hear({ response_format: "vtt" })).text()).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
        const diarized = { model: "gpt-4o-transcribe-diarize", response_format: "diarized_json" };
        expect(await (await hear(diarized)).json()).toMatchObject({ segments: [{ speaker: "A" }, {}] });
        nothingToSay();
    });

    test("has the times of segments, of words, or of both", async () => {
        const fields = { response_format: "verbose_json" };
        expect(await (await hear(fields)).json()).toMatchObject({ segments: [{ no_speech_prob: 0.01 }, { id: 1 }] });
        const words = await (await hear({ ...fields, "timestamp_granularities[]": "word" })).json();
        expect(words).not.toHaveProperty("segments");
        expect(words.words[0]).toEqual({ word: "The", start: 0, end: expect.any(Number) });
        const body = new FormData();
        for (const [name, value] of Object.entries({ model: "whisper-1", ...fields, file })) body.append(name, value);
        for (const one of ["word", "segment"]) body.append("timestamp_granularities[]", one);
        const both = await ask("/audio/transcriptions", { method: "POST", headers: { authorization: key }, body });
        expect(both.body).toMatchObject({ words: expect.any(Array), segments: expect.any(Array) });
    });

    test("is streamed by models that can, and what was scripted is heard", async () => {
        sandbox().reply("Two words.");
        const stream = await (await hear({ model: "gpt-4o-transcribe", stream: "true" })).text();
        expect(eventsIn(stream).map(({ delta, text }) => delta ?? text)).toEqual(["Two", " words", ".", "Two words."]);
        sandbox().reply("As it was told.");
        expect(await (await hear({ stream: "true" })).json()).toMatchObject({ text: "As it was told." });
    });

    test("is translated", async () => {
        const fields = { response_format: "verbose_json" };
        expect(await (await hear(fields, "translations")).json()).toMatchObject({ task: "translate", language: "en" });
    });

    test("is not given in a format that the model does not have", async () => {
        const response = await hear({ model: "gpt-4o-transcribe", response_format: "verbose_json" });
        expect([response.status, response.headers.get("x-sandbox-hint")]).toEqual([
            400,
            "gpt-4o-transcribe gives json, text",
        ]);
    });

    test("is spoken with a voice, whole or as events", async () => {
        const speech = { model: "gpt-4o-mini-tts", input: "Hello" };
        expect((await say("/audio/speech", speech)).hint).toMatch(/voice is missing/);
        const init = post({ ...speech, voice: "coral", stream_format: "sse" }, key);
        const stream = await (await sandbox().fetch(`${api}/audio/speech`, init)).text();
        expect(stream).toMatch(/^event: speech\.audio\.delta\n/);
        expect(stream).toMatch(/event: speech\.audio\.done\ndata: .*"usage"/);
        const opus = post({ ...speech, voice: "coral", response_format: "opus" }, key);
        const response = await sandbox().fetch(`${api}/audio/speech`, opus);
        expect(response.headers.get("x-sandbox-hint")).toBe("the sandbox cannot make opus: the sound is MP3");
    });
});

describe("chat", () => {
    test("says in which tier it served a chat, as Groq does: LiteLLM reads it", async () => {
        const { body } = await say("/chat/completions", { ...chat, model: "gpt-4o-mini" });
        expect(body.service_tier).toBe("default");
        const groq = "https://api.groq.com/openai/v1/chat/completions";
        const response = await sandbox().fetch(groq, post({ ...chat, model: "any" }, key));
        expect(await response.json()).toMatchObject({ service_tier: "on_demand" });
    });

    test("takes an empty list of tools in the Responses API, and refuses it in Chat Completions", async () => {
        expect((await say("/responses", { model: "gpt-4o-mini", input: "Hello", tools: [] })).status).toBe(200);
        expect((await say("/chat/completions", { ...chat, model: "gpt-4o-mini", tools: [] })).status).toBe(422);
    });
});
