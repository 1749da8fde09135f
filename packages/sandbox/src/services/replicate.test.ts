/** Replicate as its SDKs use it: streams, files, versions and deployments. Its queue is tested with the others. */
import { describe, expect, test } from "vitest";
import { media } from "../media/media.ts";
import { answerOf, get, key, post, useSandbox } from "../testing.ts";

const sandbox = useSandbox({ models: "any" });
const api = "https://api.replicate.com/v1";
const ask = async (path: string, init: RequestInit = get(key)) =>
    await answerOf(await sandbox().fetch(path.startsWith("https:") ? path : api + path, init));
const predict = async (model: string, input: object, headers: Record<string, string> = {}) =>
    await ask(`/models/${model}/predictions`, post({ input }, key, headers));
const streamOf = async ({ body }: Awaited<ReturnType<typeof ask>>) =>
    await (await sandbox().fetch(body.urls.stream)).text();
const nothingToSay = () => sandbox().requests.filter(({ hint, leak }) => hint !== undefined || leak !== undefined);

/** The events of a stream, each with its lines of data joined. */
const eventsIn = (stream: string) =>
    stream
        .trimEnd()
        .split("\n\n")
        .map((event) => {
            const lines = event.split("\n").map((line) => line.split(/: ?(.*)/, 2));
            const of = (name: string) => lines.filter(([field]) => field === name).map(([, value]) => value);
            return { event: of("event")[0], id: of("id")[0], data: of("data").join("\n") };
        });

describe("the key", () => {
    test("may come with the scheme Token, as older programs send it", async () => {
        for (const scheme of ["Token", "token", "Bearer"]) {
            expect((await ask("/account", get(`${scheme} r8_any`))).status).toBe(200);
        }
        expect(nothingToSay()).toEqual([]);
        for (const wrong of ["Key r8_any", "Token", "Token hf_any"]) {
            expect((await ask("/account", get(wrong))).status).toBe(401);
        }
    });
});

describe("a stream", () => {
    test("has the text of a model that writes, in pieces, as the prediction has it", async () => {
        const prediction = await predict("meta/meta-llama-3-70b-instruct", { prompt: "Tell me\na story." });
        const events = eventsIn(await streamOf(prediction));
        const pieces = events.slice(0, -1);
        expect(pieces.length).toBeGreaterThan(5);
        for (const { event, id } of pieces) expect([event, id]).toEqual(["output", expect.stringMatching(/^\d+:0$/)]);
        expect(events.at(-1)).toMatchObject({ event: "done", data: "{}" });
        const { body } = await ask(`/predictions/${prediction.body.id}`);
        expect(pieces.map(({ data }) => data)).toEqual(body.output);
        expect(nothingToSay()).toEqual([]);
    });

    test("of a model that makes files has their URLs, at a path that says so", async () => {
        const prediction = await predict("black-forest-labs/flux-schnell", { prompt: "A kite" });
        expect(new URL(prediction.body.urls.stream).pathname).toMatch(/^\/v1\/files\//);
        const [{ data = "" } = {}] = eventsIn(await streamOf(prediction));
        expect((await sandbox().fetch(data)).headers.get("content-type")).toBe("image/png");
    });

    test("has what was scripted", async () => {
        sandbox().reply("Two words.", { json: ["as", "is"] });
        for (const output of [
            ["Two", " words", "."],
            ["as", "is"],
        ]) {
            const { body } = await predict("meta/llama", { prompt: "A" }, { prefer: "wait" });
            expect(body).toMatchObject({ output, model: "meta/llama", input: { prompt: "A" } });
        }
    });

    test("says how a prediction ended that made nothing", async () => {
        sandbox().fail({ kind: "queue", end: "failed" });
        const failed = await predict("meta/llama", { prompt: "A" });
        expect(eventsIn(await streamOf(failed))).toMatchObject([{ event: "error", data: expect.any(String) }]);
        const cancelled = await predict("meta/llama", { prompt: "A" });
        await ask(`/predictions/${cancelled.body.id}/cancel`, post({}, key));
        expect(eventsIn(await streamOf(cancelled))).toMatchObject([{ event: "done", data: '{"reason":"canceled"}' }]);
    });
});

describe("a file", () => {
    const upload = async () => {
        const form = new FormData();
        form.append("content", new Blob([media("flac", "Good morning").bytes], { type: "audio/flac" }), "hello.flac");
        return await ask("/files", { method: "POST", headers: { authorization: key }, body: form });
    };

    test("that was uploaded is an input, until it is deleted", async () => {
        const { status, body } = await upload();
        expect([status, body]).toMatchObject([
            201,
            { name: "hello.flac", content_type: "audio/flac", checksums: { sha256: expect.any(String) } },
        ]);
        expect((await ask("/files")).body.results).toEqual([body]);
        expect((await ask(`/files/${body.id}`)).body).toEqual(body);
        const heard = await predict("openai/whisper", { audio: body.urls.get }, { prefer: "wait" });
        expect(heard.body).toMatchObject({ status: "succeeded", output: "Good morning" });
        expect(nothingToSay()).toEqual([]);
        const remove = { method: "DELETE", headers: { authorization: key } };
        expect((await sandbox().fetch(`${api}/files/${body.id}`, remove)).status).toBe(204);
        expect((await ask(`/files/${body.id}`)).status).toBe(404);
    });

    test("of the wrong kind is refused", async () => {
        const { body } = await upload();
        const { status, hint } = await predict("me/image-to-image", { image: body.urls.get, prompt: "A kite" });
        expect([status, hint]).toEqual([422, "image is due, but the bytes are flac"]);
    });

    test("is listed to nobody but those who sent it", async () => {
        await upload();
        await predict("meta/llama", { prompt: "A secret" });
        for (const path of ["/files", "/predictions"]) {
            expect((await ask(path)).body.results).toHaveLength(1);
            const page = { headers: { authorization: key, origin: "https://elsewhere.example" } };
            expect((await ask(path, page)).body.results).toEqual([]);
        }
    });
});

describe("a model", () => {
    test("has a version, whose schema says whether it writes in pieces", async () => {
        const { body } = await ask("/models/meta/meta-llama-3-8b-instruct");
        expect(body).toMatchObject({ owner: "meta", name: "meta-llama-3-8b-instruct" });
        const { id } = body.latest_version;
        expect((await ask("/models/meta/meta-llama-3-8b-instruct/versions")).body.results).toMatchObject([{ id }]);
        const schemaAt = async (model: string) =>
            (await ask(`/models/${model}/versions/${id}`)).body.openapi_schema.components.schemas.Output;
        expect(await schemaAt("meta/meta-llama-3-8b-instruct")).toMatchObject({ "x-cog-array-type": "iterator" });
        expect(await schemaAt("stability-ai/sdxl")).not.toHaveProperty("x-cog-array-type");
    });

    test("is run by its version, and what it does follows from the input", async () => {
        const run = async (input: object) => {
            const body = { version: "0f".repeat(32), input };
            return (await ask("/predictions", post(body, key, { prefer: "wait" }))).body;
        };
        expect((await run({ prompt: "A kite" })).output).toEqual([expect.stringMatching(/\.png$/)]);
        const { output } = await run({ prompt: "A kite", max_tokens: 3 });
        expect(output).toHaveLength(3);
        const image = `data:image/png;base64,${Buffer.from(media("png", "A kite").bytes).toString("base64")}`;
        expect((await run({ image, question: "What is it?" })).output).toEqual(expect.any(String));
        expect((await run({ image, prompt: "A boat" })).output).toMatch(/\.png$/);
    });

    test("is deployed under any name", async () => {
        expect((await ask("/deployments/me/kites")).body).toMatchObject({
            name: "kites",
            current_release: { number: 1 },
        });
        const { status } = await ask("/deployments/me/kites/predictions", post({ input: { prompt: "A kite" } }, key));
        expect(status).toBe(201);
    });
});

test("a webhook is not called, and the hint says so", async () => {
    const body = { input: { prompt: "A kite" }, webhook: "https://example.com/done" };
    const { hint } = await ask("/models/me/flux/predictions", post(body, key));
    expect(hint).toBe("the sandbox does not call the webhook");
});
