/** The API of OpenAI itself, which programs ask whose SDK is told nothing else. */
import { describe, expect, test } from "vitest";
import { media } from "../media/media.ts";
import { sniff } from "../media/sniff.ts";
import { answerOf, chat, key, post, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: "any" });
const send = async (path: string, body: unknown) =>
    await sandbox().fetch(`https://api.openai.com/v1${path}`, post(body, key));
const say = async (path: string, body: unknown) => await answerOf(await send(path, body));

describe("api.openai.com", () => {
    test("has embeddings, images, speech and transcription beside chat", async () => {
        const input = ["Hello"];
        expect(
            (await say("/embeddings", { model: "text-embedding-3-small", input })).body.data[0].embedding,
        ).not.toEqual([]);
        expect(
            (await say("/images/generations", { model: "gpt-image-1-mini", prompt: "A kite" })).body.data[0].b64_json,
        ).toBeTruthy();
        const speech = await send("/audio/speech", { model: "gpt-4o-mini-tts", voice: "alloy", input: "Hello" });
        expect(sniff(new Uint8Array(await speech.arrayBuffer()))).toBe("mp3");
        const form = new FormData();
        form.append("model", "whisper-1");
        form.append("file", new Blob([media("flac", "Hello").bytes]), "hello.flac");
        const init = { method: "POST", headers: { authorization: key }, body: form };
        const transcription = await sandbox().fetch("https://api.openai.com/v1/audio/transcriptions", init);
        expect(await transcription.json()).toMatchObject({ text: "Hello" });
        expect(sandbox().requests.map(({ hint, status }) => ({ hint, status }))).toEqual(
            Array.from({ length: 4 }, () => ({ hint: undefined, status: 200 })),
        );
    });

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
