/** fal as its SDKs use it: uploads, streams, models that write. Its queue is tested with the others. */
import { describe, expect, test } from "vitest";
import { media } from "../media/media.ts";
import { answerOf, eventsIn, post, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: "any" });
const key = "Key any";
const ask = async (url: string, init: RequestInit) => await answerOf(await sandbox().fetch(url, init));
const run = async (model: string, body: object) => await ask(`https://fal.run/${model}`, post(body, key));
const unlike200 = () => sandbox().requests.filter(({ status, hint, leak }) => status !== 200 || hint || leak);
const eventsAt = async (url: string, init: RequestInit) => eventsIn(await (await sandbox().fetch(url, init)).text());

const recording = media("flac", "Good morning");
const bytesOf = async (url: string) => new Uint8Array(await (await sandbox().fetch(url)).arrayBuffer());

describe("the storage", () => {
    const upload = (authorization: string | undefined): RequestInit => ({
        method: "POST",
        headers: {
            ...(authorization && { authorization }),
            "content-type": "audio/flac",
            "x-fal-file-name": "a b.flac",
        },
        body: recording.bytes,
    });

    test("hands out a token for the host of files, and a model reads what was uploaded", async () => {
        const auth = await ask("https://rest.fal.ai/storage/auth/token?storage_type=fal-cdn-v3", post({}, key));
        const { token, token_type, expires_at } = auth.body;
        expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
        const { body } = await ask("https://v3.fal.media/files/upload", upload(`${token_type} ${token}`));
        expect(body.access_url).toMatch(/^https:\/\/v3\.fal\.media\/files\/.+\/a%20b\.flac$/);
        expect(await bytesOf(body.access_url)).toEqual(new Uint8Array(recording.bytes));
        expect((await run("fal-ai/whisper", { audio_url: body.access_url })).body.text).toBe("Good morning");
        expect(unlike200()).toEqual([]);
    });

    test.each([
        ["fal-cdn-v3", undefined],
        ["gcs", key],
    ])("takes a file in two steps (%s)", async (type, authorization) => {
        const file = { content_type: "audio/flac", file_name: "a.flac" };
        const url = `https://rest.fal.ai/storage/upload/initiate?storage_type=${type}`;
        const { upload_url, file_url } = (await ask(url, post(file, key))).body;
        const headers = { "content-type": "audio/flac", ...(authorization && { authorization }) };
        await sandbox().fetch(upload_url, { method: "PUT", headers, body: recording.bytes });
        expect(await bytesOf(file_url)).toEqual(new Uint8Array(recording.bytes));
        expect(unlike200()).toEqual([]);
    });

    test("takes no upload without its token, nor the key in its place", async () => {
        const url = "https://v3.fal.media/files/upload";
        expect((await ask(url, upload(undefined))).status).toBe(401);
        expect((await ask(url, upload(key))).status).toBe(400);
        expect(sandbox().requests.at(-1)?.leak).toMatch(/v3\.fal\.media/);
        const unannounced = { method: "PUT", body: recording.bytes };
        expect((await ask("https://v3.fal.media/files/sandbox/nothing/a.flac", unannounced)).status).toBe(404);
    });

    test("does not take a recording for an image", async () => {
        const file = { content_type: "audio/flac", file_name: "a.flac" };
        const url = "https://rest.fal.ai/storage/upload/initiate?storage_type=fal-cdn-v3";
        const { upload_url, file_url } = (await ask(url, post(file, key))).body;
        await sandbox().fetch(upload_url, { method: "PUT", body: recording.bytes });
        const { status, hint } = await run("me/image-to-image", { image_url: file_url, prompt: "A kite" });
        expect([status, hint]).toEqual([422, "image is due, but the bytes are flac"]);
    });
});

describe("a stream", () => {
    test("of a model that makes images ends with the result", async () => {
        const events = await eventsAt("https://fal.run/fal-ai/flux/dev/stream", post({ prompt: "A kite" }, key));
        expect(events.length).toBeGreaterThan(1);
        for (const { images } of events) expect(images).toHaveLength(1);
        expect(unlike200()).toEqual([]);
    });

    test("of a model that writes says what is written so far", async () => {
        const prompt = { prompt: "Where is the ferry?", model: "google/gemini-flash-1.5" };
        const { body } = await run("fal-ai/any-llm", prompt);
        const events = await eventsAt("https://fal.run/fal-ai/any-llm/stream", post(prompt, key));
        expect(events.at(-1)).toMatchObject({ output: body.output, partial: false });
        for (const [index, { output }] of events.slice(0, -1).entries()) {
            expect(events[index + 1].output.startsWith(output)).toBe(true);
        }
        sandbox().reply("At sea.");
        expect((await run("fal-ai/any-llm", prompt)).body.output).toBe("At sea.");
    });

    test("of a job's status ends when the job has ended, whatever the end", async () => {
        const statuses = async () => {
            const { body } = await ask("https://queue.fal.run/fal-ai/flux/dev", post({ prompt: "A kite" }, key));
            const events = await eventsAt(`${body.status_url}/stream?logs=1`, { headers: { authorization: key } });
            return events.map(({ status, error }) => error ?? status);
        };
        expect(await statuses()).toEqual(["IN_QUEUE", "IN_PROGRESS", "COMPLETED"]);
        sandbox().fail({ kind: "queue", end: "failed" });
        expect((await statuses()).at(-1)).toBe("The model could not do this.");
        sandbox().fail({ kind: "queue", end: "never" });
        expect((await statuses()).at(-1)).toBe("IN_PROGRESS");
    });
});

test("a request has an id, which the SDK gives with the result", async () => {
    const response = await sandbox().fetch("https://fal.run/fal-ai/flux/dev", post({ prompt: "A kite" }, key));
    expect(response.headers.get("x-fal-request-id")).toMatch(/\w/);
});
