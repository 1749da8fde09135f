import { describe, expect, test } from "vitest";
import { sniff } from "../media/sniff.ts";
import { answerOf, base64, dataUrl, get, key, post, router, useSandbox } from "../testing.ts";

const sandbox = useSandbox({
    models: {
        "a/versioned": { task: "text-to-image", providers: { replicate: { providerId: "a/versioned:abc" } } },
        "a/odd": { task: "text-to-image", providers: { "fal-ai": { providerId: "fal-ai/a b?#%" } } },
        "a/flux": { task: "image-text-to-image", providers: { "fal-ai": { providerId: "fal-ai/flux-2/edit" } } },
    },
});
type Json = { [key: string]: Json } & Json[] & string;

async function ask(url: string, init: RequestInit): Promise<{ status: number; hint: string | null; body: Json }> {
    return await answerOf(await sandbox().fetch(url, init));
}

/** The status at each poll, until one repeats. */
async function states(url: string, authorization: string, read: (body: Json) => string): Promise<string[]> {
    const found: string[] = [];
    while (found.length < 6 && (found.length < 2 || found.at(-1) !== found.at(-2))) {
        found.push(read((await ask(url, get(authorization))).body));
    }
    return found.slice(0, -1);
}

async function expectVideo(url: string) {
    const file = await sandbox().fetch(url);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    expect(sniff(new Uint8Array(await file.arrayBuffer()))).toBe("mp4");
}

describe("fal-ai", () => {
    const falKey = "Key provider-key";
    const prompt = post({ prompt: "P" }, falKey);

    test("a job waits, runs and is done", async () => {
        const direct = "https://queue.fal.run/fal-ai/any--text-to-video";
        const { body } = await ask(direct, prompt);
        expect(body).toMatchObject({ status: "IN_QUEUE", response_url: `${direct}/requests/${body["request_id"]}` });
        expect(await ask(String(body["response_url"]), get(falKey))).toMatchObject({
            status: 400,
            body: { detail: "Request is still in progress" },
        });
        const status = String(body["status_url"]);
        expect(await states(status, falKey, (poll) => String(poll["status"]))).toEqual([
            "IN_QUEUE",
            "IN_PROGRESS",
            "COMPLETED",
        ]);
        const result = await ask(String(body["response_url"]), get(falKey));
        await expectVideo(String(result.body["video"]?.["url"]));
        expect((await ask(`${direct}/deep`, prompt)).status).toBe(404);
    });

    test("a job's URL names the first two segments of a longer id; without an image the id is shorter, directly only", async () => {
        const app = "https://queue.fal.run/fal-ai/flux-2";
        const { body } = await ask(`${app}/edit`, post({ image_url: dataUrl("png") }, falKey));
        expect(body["response_url"]).toBe(`${app}/requests/${body["request_id"]}`);
        expect((await ask(app, prompt)).status).toBe(200);
        expect((await ask(`${router}/fal-ai/fal-ai/flux-2?_subdomain=queue`, post({ prompt: "P" }))).status).toBe(400);
    });

    test("a job's URL is escaped as the request's was", async () => {
        const app = "https://queue.fal.run/fal-ai/a%20b%3F%23%25";
        const { body } = await ask(app, prompt);
        expect(body["response_url"]).toBe(`${app}/requests/${body["request_id"]}`);
        const poll = await ask(`${body["response_url"]}/status`, get(falKey));
        expect(poll).toMatchObject({ status: 202, body: { response_url: body["response_url"] } });
    });

    test("the router reaches the queue by the query, on every URL", async () => {
        const path = `${router}/fal-ai/fal-ai/any--text-to-image`;
        const { body } = await ask(`${path}?_subdomain=queue`, post({ prompt: "P" }));
        const job = `${router}/fal-ai${new URL(String(body["response_url"])).pathname}`;
        expect((await ask(`${job}/status?_subdomain=queue`, get())).body["status"]).toBe("IN_QUEUE");
        expect((await ask(`${job}/status`, get())).status).toBe(405);
        expect((await ask(path, post({ prompt: "P" }))).body).toHaveProperty("images");
    });

    test.each([
        ["failed", "COMPLETED", 500],
        ["cancelled", "CANCELED", 400],
        ["never", "IN_PROGRESS", 400],
    ] as const)("a job that ends as %s", async (end, last, status) => {
        sandbox().fail({ kind: "queue", end });
        const { body } = await ask("https://queue.fal.run/fal-ai/any--text-to-image", prompt);
        expect((await states(String(body["status_url"]), falKey, (poll) => String(poll["status"]))).at(-1)).toBe(last);
        expect((await ask(String(body["response_url"]), get(falKey))).status).toBe(status);
    });

    test("a poll has the logs of its job, as a list, where it asks for them", async () => {
        const { body } = await ask("https://queue.fal.run/fal-ai/any--text-to-image", prompt);
        const logs = async (query: string) => (await ask(`${body["status_url"]}${query}`, get(falKey))).body["logs"];
        await logs("");
        expect(await logs("")).toBeNull();
        expect(await logs("?logs=true")).toEqual([expect.objectContaining({ message: expect.any(String) })]);
    });

    test("a job can be taken back", async () => {
        const { body } = await ask("https://queue.fal.run/fal-ai/any--text-to-image", prompt);
        await ask(String(body["cancel_url"]), { ...get(falKey), method: "PUT" });
        expect((await ask(String(body["status_url"]), get(falKey))).body["status"]).toBe("CANCELED");
    });

    test.each([
        ["text-to-image", { prompt: "P" }, "images"],
        ["image-to-image", { image_url: dataUrl("png") }, "images"],
        ["image-text-to-image", { prompt: "P" }, "images"],
        ["image-to-video", { image_url: dataUrl("jpg") }, "video"],
        ["image-text-to-video", { prompt: "P" }, "video"],
        ["text-to-audio", { prompt: "P" }, "audio_file"],
        ["text-to-speech", { text: "T" }, "audio"],
        ["audio-to-audio", { audio_url: dataUrl("mp3") }, "audio"],
        ["automatic-speech-recognition", { audio_url: dataUrl("wav", "audio/x-wav") }, "chunks"],
        ["image-segmentation", { image_url: dataUrl("png"), sync_mode: true }, "image"],
    ])("%s at once gives %3$s", async (task, body, field) => {
        expect(await ask(`https://fal.run/fal-ai/any--${task}`, post(body, falKey))).toMatchObject({
            status: 200,
            hint: null,
            body: { [field]: expect.anything() },
        });
    });

    test.each([
        ["text-to-image", { inputs: "P" }, /prompt is missing/],
        ["automatic-speech-recognition", { audio_url: dataUrl("flac") }, /Unsupported data URL: audio\/flac/],
        ["automatic-speech-recognition", { audio_url: dataUrl("wav") }, /Unsupported data URL: audio\/wav/],
        ["image-to-image", { image_url: base64("png") }, /a data URL with a type and base64 is due/],
    ])("%s refuses what fal refuses, in its form", async (task, body, hint) => {
        expect(await ask(`https://fal.run/fal-ai/any--${task}`, post(body, falKey))).toMatchObject({
            status: 422,
            hint: expect.stringMatching(hint),
            body: { detail: [{ loc: expect.arrayContaining(["body"]), msg: expect.any(String) }] },
        });
    });
});

describe("together's videos", () => {
    const url = "https://api.together.xyz/v2/videos";
    const body = { model: "together/any--text-to-video", prompt: "P" };

    test("wait, run and are done", async () => {
        const job = (await ask(url, post(body, key))).body;
        expect(job["status"]).toBe("queued");
        expect(await states(`${url}/${job["id"]}`, key, (poll) => String(poll["status"]))).toEqual([
            "queued",
            "in_progress",
            "completed",
        ]);
        await expectVideo(String((await ask(`${url}/${job["id"]}`, get(key))).body["outputs"]?.["video_url"]));
    });

    test("begin with an image, which must be small", async () => {
        const model = "together/any--image-to-video";
        const frame = (input_image: string) => ({ model, frame_images: [{ input_image, frame: "first" }] });
        expect((await ask(url, post(frame(dataUrl("png")), key))).status).toBe(200);
        const large = `data:image/png;base64,${Buffer.concat([Buffer.from(base64("png"), "base64"), Buffer.alloc(70_000)]).toString("base64")}`;
        expect((await ask(url, post(frame(large), key))).status).toBe(413);
    });

    test.each([
        ["failed", "failed"],
        ["cancelled", "cancelled"],
        ["never", "in_progress"],
    ] as const)("end as %s on command", async (end, status) => {
        sandbox().fail({ kind: "queue", end });
        const job = (await ask(url, post(body, key))).body;
        expect((await states(`${url}/${job["id"]}`, key, (poll) => String(poll["status"]))).at(-1)).toBe(status);
    });
});

describe("novita", () => {
    test("a video waits, runs and is done", async () => {
        const { body } = await ask(
            "https://api.novita.ai/v3/async/novita/any--text-to-video",
            post({ prompt: "P", steps: 5 }, key),
        );
        const poll = `https://api.novita.ai/v3/async/task-result?task_id=${body["task_id"]}`;
        expect(await states(poll, key, ({ task }) => String(task?.["status"]))).toEqual([
            "TASK_STATUS_QUEUED",
            "TASK_STATUS_PROCESSING",
            "TASK_STATUS_SUCCEED",
        ]);
        await expectVideo(String((await ask(poll, get(key))).body["videos"]?.[0]?.["video_url"]));
    });

    test("a video can be waited for in one request", async () => {
        const { body } = await ask(`${router}/novita/v3/hf/novita/any--text-to-video`, post({ prompt: "P" }));
        await expectVideo(String(body["video"]?.["video_url"]));
    });

    test("text is completed", async () => {
        const prompt = { model: "novita/any--text-generation", prompt: "A", max_tokens: 2 };
        const { body } = await ask(`${router}/novita/v3/openai/completions`, post(prompt));
        expect(body["choices"]?.[0]?.["text"]).toBe(" (sandbox");
    });

    test("MiniMax has a form and a queue of its own", async () => {
        const content = [
            { type: "text", text: "P" },
            { type: "image_url", image_url: { url: dataUrl("png") }, role: "first_frame" },
        ];
        const video = { model: "MiniMax-H3", content, resolution: "768P", duration: 4, ratio: "adaptive" };
        const submit = `${router}/novita/v3/minimax/v2/video_generation`;
        const { body } = await ask(submit, post(video));
        const poll = `${router}/novita/v3/minimax/v2/query/video_generation/${body["task_id"]}`;
        expect(await states(poll, "Bearer hf_x", ({ task }) => String(task?.["status"]))).toEqual([
            "queued",
            "running",
            "succeeded",
        ]);
        await expectVideo(String((await ask(poll, get())).body["task"]?.["content"]?.["url"]));
        expect(await ask(submit, post({ ...video, seed: 1 }))).toMatchObject({
            status: 400,
            hint: "MiniMax H3 has no seed",
        });
    });

    test("a chat with inputs is refused in its form", async () => {
        const body = { model: "novita/any--text-generation", inputs: "A" };
        expect(await ask(`${router}/novita/v3/openai/chat/completions`, post(body))).toMatchObject({
            status: 400,
            body: { code: 400, reason: expect.any(String), message: expect.any(String) },
        });
    });
});

describe("wavespeed", () => {
    test("an image waits, runs and is done", async () => {
        const image = { image: base64("png"), images: [base64("png")], prompt: "P" };
        const { body } = await ask("https://api.wavespeed.ai/api/v3/wavespeed/any--image-to-image", post(image, key));
        expect(body["data"]?.["status"]).toBe("created");
        const poll = String(body["data"]?.["urls"]?.["get"]);
        expect(await states(poll, key, ({ data }) => String(data?.["status"]))).toEqual([
            "created",
            "processing",
            "completed",
        ]);
        const [output = ""] = (await ask(poll, get(key))).body["data"]?.["outputs"] ?? [];
        expect((await sandbox().fetch(output)).headers.get("content-type")).toBe("image/png");
    });

    test("an image that is missing or broken is refused", async () => {
        const url = "https://api.wavespeed.ai/api/v3/wavespeed/any--image-to-image";
        expect(await ask(url, post({ prompt: "P" }, key))).toMatchObject({ status: 400, body: { code: 400 } });
        expect((await ask(url, post({ image: "!", prompt: "P" }, key))).hint).toBe("this is not base64");
    });
});

describe("zai-org", () => {
    test("an image is processed and is there", async () => {
        const url = "https://api.z.ai/api/paas/v4";
        const { body } = await ask(
            `${url}/async/images/generations`,
            post({ model: "zai-org/any--text-to-image", prompt: "P" }, key),
        );
        expect(body["task_status"]).toBe("PROCESSING");
        const poll = `${url}/async-result/${body["id"]}`;
        const found = [await ask(poll, get(key)), await ask(poll, get(key)), await ask(poll, get(key))];
        expect(found.map((one) => one.body["task_status"])).toEqual(["PROCESSING", "PROCESSING", "SUCCESS"]);
        expect((await sandbox().fetch(String(found[2]?.body["image_result"]?.[0]?.["url"]))).status).toBe(200);
    });

    test("a document is read", async () => {
        const request = { model: "zai-org/any--image-to-text", file: dataUrl("png") };
        const { body } = await ask(`${router}/zai-org/api/paas/v4/layout_parsing`, post(request));
        expect(body["md_results"]).toMatch(/^# A document/);
    });
});

describe("replicate", () => {
    const url = "https://api.replicate.com/v1/models/replicate/any--text-to-image/predictions";

    test("gives the end where the client waits, and a place to look where it does not", async () => {
        const input = { input: { prompt: "P" } };
        const waited = await ask(url, post(input, key, { prefer: "wait" }));
        expect(waited).toMatchObject({
            status: 201,
            body: { status: "processing", output: [expect.stringContaining("https://replicate.delivery/")] },
        });
        const { body } = await ask(url, post(input, key));
        expect(body).toMatchObject({ status: "starting", output: null });
        expect(await states(String(body["urls"]?.["get"]), key, (poll) => String(poll["status"]))).toEqual([
            "starting",
            "processing",
            "succeeded",
        ]);
    });

    test("a version stands for a model", async () => {
        const predictions = "https://api.replicate.com/v1/predictions";
        expect((await ask(predictions, post({ version: "abc", input: { prompt: "P" } }, key))).status).toBe(201);
        expect((await ask(predictions, post({ version: "unknown", input: {} }, key))).status).toBe(422);
    });

    test("a job that never ends is still running when the wait is over", async () => {
        sandbox().fail({ kind: "queue", end: "never" });
        expect((await ask(url, post({ input: { prompt: "P" } }, key, { prefer: "wait" }))).body).toMatchObject({
            status: "processing",
            output: null,
        });
    });

    test("a job is cancelled while it runs, and stays as it is once it has ended", async () => {
        const { body: running } = await ask(url, post({ input: { prompt: "P" } }, key));
        const cancelled = await ask(String(running["urls"]?.["cancel"]), post({}, key));
        expect(cancelled.body).toMatchObject({ status: "canceled", output: null });
        const { body: done } = await ask(url, post({ input: { prompt: "P" } }, key, { prefer: "wait" }));
        const afterCancel = await ask(String(done["urls"]?.["cancel"]), post({}, key));
        expect(afterCancel.body).toMatchObject({ status: "succeeded", output: done["output"] });
    });

    test("inputs that the model cannot take are a problem", async () => {
        const response = await sandbox().fetch(url, post({ prompt: "P" }, key));
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(await response.json()).toMatchObject({ title: "Input validation failed", status: 422 });
    });
});
