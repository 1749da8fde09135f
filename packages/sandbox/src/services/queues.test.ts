import { describe, expect, test } from "vitest";
import { specInFile } from "../media/media-spec.ts";
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

const falKey = "Key provider-key";
const prompt = `બે બિલાડી, “a house” ${"and rain ".repeat(200)}`;

type Queue = {
    readonly url: string;
    readonly body: object;
    /** Default: a provider's key. */
    readonly authorization?: string;
    /** The URL at which a job is polled, and that of its result. Default: the last poll has the result. */
    readonly poll: (job: Json) => unknown;
    readonly result?: (job: Json) => unknown;
    readonly status: (poll: Json) => unknown;
    readonly states: readonly [queued: string, running: string, done: string];
    /** The URL of the file in the result. */
    readonly file: (result: Json) => unknown;
    readonly type: "image/png" | "video/mp4";
};

const zai = "https://api.z.ai/api/paas/v4";
const miniMax = `${router}/novita/v3/minimax/v2`;

const queues: Readonly<Record<string, Queue>> = {
    "fal-ai": {
        url: "https://queue.fal.run/fal-ai/any--text-to-video",
        body: { prompt },
        authorization: falKey,
        poll: ({ status_url }) => status_url,
        result: ({ response_url }) => response_url,
        status: ({ status }) => status,
        states: ["IN_QUEUE", "IN_PROGRESS", "COMPLETED"],
        file: ({ video }) => video?.["url"],
        type: "video/mp4",
    },
    together: {
        url: "https://api.together.xyz/v2/videos",
        body: { model: "together/any--text-to-video", prompt, width: 64, height: 32 },
        poll: ({ id }) => `https://api.together.xyz/v2/videos/${id}`,
        status: ({ status }) => status,
        states: ["queued", "in_progress", "completed"],
        file: ({ outputs }) => outputs?.["video_url"],
        type: "video/mp4",
    },
    novita: {
        url: "https://api.novita.ai/v3/async/novita/any--text-to-video",
        body: { prompt, steps: 5 },
        poll: ({ task_id }) => `https://api.novita.ai/v3/async/task-result?task_id=${task_id}`,
        status: ({ task }) => task?.["status"],
        states: ["TASK_STATUS_QUEUED", "TASK_STATUS_PROCESSING", "TASK_STATUS_SUCCEED"],
        file: ({ videos }) => videos?.[0]?.["video_url"],
        type: "video/mp4",
    },
    "novita's MiniMax": {
        url: `${miniMax}/video_generation`,
        body: {
            model: "MiniMax-H3",
            content: [{ type: "text", text: prompt }],
            resolution: "768P",
            duration: 4,
            ratio: "adaptive",
        },
        authorization: "Bearer hf_x",
        poll: ({ task_id }) => `${miniMax}/query/video_generation/${task_id}`,
        status: ({ task }) => task?.["status"],
        states: ["queued", "running", "succeeded"],
        file: ({ task }) => task?.["content"]?.["url"],
        type: "video/mp4",
    },
    wavespeed: {
        url: "https://api.wavespeed.ai/api/v3/wavespeed/any--text-to-image",
        body: { prompt, size: "128*96" },
        poll: ({ data }) => data?.["urls"]?.["get"],
        status: ({ data }) => data?.["status"],
        states: ["created", "processing", "completed"],
        file: ({ data }) => data?.["outputs"]?.[0],
        type: "image/png",
    },
    "zai-org": {
        url: `${zai}/async/images/generations`,
        body: { model: "zai-org/any--text-to-image", prompt },
        poll: ({ id }) => `${zai}/async-result/${id}`,
        status: ({ task_status }) => task_status,
        states: ["PROCESSING", "PROCESSING", "SUCCESS"],
        file: ({ image_result }) => image_result?.[0]?.["url"],
        type: "image/png",
    },
    replicate: {
        url: "https://api.replicate.com/v1/models/replicate/any--text-to-video/predictions",
        body: { input: { prompt } },
        poll: ({ urls }) => urls?.["get"],
        status: ({ status }) => status,
        states: ["starting", "processing", "succeeded"],
        file: ({ output }) => output,
        type: "video/mp4",
    },
};

test.each(Object.entries(queues))(
    "%s: a job waits, runs and is done, and its file shows the prompt",
    async (_provider, { url, body, authorization = key, poll, result, status, states, file, type }) => {
        const { body: job } = await ask(url, post(body, authorization));
        const polls: Json[] = [];
        while (polls.length < 3) polls.push((await ask(String(poll(job)), get(authorization))).body);
        expect(polls.map(status)).toEqual(states);
        const [, , last] = polls;
        const done = result ? (await ask(String(result(job)), get(authorization))).body : last;
        const address = String(done && file(done));
        expect(address.length).toBeLessThan(2000);
        const response = await sandbox().fetch(address);
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect([response.headers.get("content-type"), `/${sniff(bytes)}`]).toEqual([type, type.replace(/^\w+/, "")]);
        expect(specInFile(bytes)?.text).toMatch(/^બે બિલાડી, “a house” and rain/);
    },
);

describe("fal-ai", () => {
    const prompt = post({ prompt: "P" }, falKey);

    test("a job has no result before it is done, and no model below it", async () => {
        const direct = "https://queue.fal.run/fal-ai/any--text-to-video";
        const { body } = await ask(direct, prompt);
        expect(body).toMatchObject({ status: "IN_QUEUE", response_url: `${direct}/requests/${body["request_id"]}` });
        expect(await ask(String(body["response_url"]), get(falKey))).toMatchObject({
            status: 400,
            body: { detail: "Request is still in progress" },
        });
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
        let poll: Json | undefined;
        for (let polls = 0; polls < 4; polls++) poll = (await ask(String(body["status_url"]), get(falKey))).body;
        expect(poll?.["status"]).toBe(last);
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

    test("begin with an image, which must be small", async () => {
        const model = "together/any--image-to-video";
        const frame = (input_image: string) => ({ model, frame_images: [{ input_image, frame: "first" }] });
        expect((await ask(url, post(frame(dataUrl("png")), key))).status).toBe(200);
        const large = `data:image/png;base64,${Buffer.concat([Buffer.from(base64("png"), "base64"), Buffer.alloc(70_000)]).toString("base64")}`;
        expect((await ask(url, post(frame(large), key))).status).toBe(413);
    });
});

describe("novita", () => {
    test("a video can be waited for in one request", async () => {
        const { body } = await ask(`${router}/novita/v3/hf/novita/any--text-to-video`, post({ prompt: "P" }));
        expect(body["video"]?.["video_url"]).toMatch(/\.mp4$/);
    });

    test("text is completed", async () => {
        const prompt = { model: "novita/any--text-generation", prompt: "A", max_tokens: 2 };
        const { body } = await ask(`${router}/novita/v3/openai/completions`, post(prompt));
        expect(body["choices"]?.[0]?.["text"]).toBe(" (sandbox");
    });

    test("MiniMax takes an image, and no seed", async () => {
        const content = [
            { type: "text", text: "P" },
            { type: "image_url", image_url: { url: dataUrl("png") }, role: "first_frame" },
        ];
        const video = { model: "MiniMax-H3", content };
        expect((await ask(`${miniMax}/video_generation`, post(video))).status).toBe(200);
        expect(await ask(`${miniMax}/video_generation`, post({ ...video, seed: 1 }))).toMatchObject({
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

test("wavespeed: an image is taken, and one that is missing or broken is refused", async () => {
    const url = "https://api.wavespeed.ai/api/v3/wavespeed/any--image-to-image";
    const image = { image: base64("png"), images: [base64("png")], prompt: "P" };
    expect(await ask(url, post(image, key))).toMatchObject({ body: { data: { status: "created" } } });
    expect(await ask(url, post({ prompt: "P" }, key))).toMatchObject({ status: 400, body: { code: 400 } });
    expect((await ask(url, post({ image: "!", prompt: "P" }, key))).hint).toBe("this is not base64");
});

test("zai-org: a document is read", async () => {
    const request = { model: "zai-org/any--image-to-text", file: dataUrl("png") };
    const { body } = await ask(`${router}/zai-org/api/paas/v4/layout_parsing`, post(request));
    expect(body["md_results"]).toMatch(/^# A document/);
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
