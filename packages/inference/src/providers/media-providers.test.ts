import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { base64, dataUrl, file } from "../wire/leaf.ts";
import { Download } from "./files.ts";

describe("together", () => {
    const cat = file("cat.png", "image/png");
    const catUrl = dataUrl(cat, "image/png");

    test("a schema that a response must follow stands one level higher than in OpenAI's form", () => {
        const chat = providerTask("together", "conversational");
        const schema = { type: "object" };
        const bodyFor = (response_format: object) => chat.value([], { response_format });
        expect(bodyFor({ type: "json_schema", json_schema: { name: "x", schema } })).toMatchObject({
            response_format: { type: "json_schema", schema },
        });
        expect(bodyFor({ type: "json_object" })).toMatchObject({ response_format: { type: "json_object" } });
    });

    describe("images", () => {
        test("are painted in steps", () => {
            expect(providerTask("together", "text-to-image").value("P", { num_inference_steps: 4 })).toEqual({
                model: "owner/name",
                prompt: "P",
                steps: 4,
                response_format: "base64",
            });
        });

        test("start from reference images, at FLUX.1 Kontext from one", () => {
            const change = providerTask("together", "image-to-image");
            const value = { response_format: "base64" };
            expect(change.value(cat)).toEqual({
                ...value,
                model: "owner/name",
                prompt: "",
                reference_images: [catUrl],
            });
            const kontext = "black-forest-labs/FLUX.1-kontext-pro";
            expect(change.value(cat, { prompt: "P" }, { providerModelId: kontext })).toEqual({
                ...value,
                model: kontext,
                prompt: "P",
                image_url: catUrl,
            });
        });

        test("come as base64 or as an address", async () => {
            const { read } = providerTask("together", "image-to-image");
            expect(await (read({ data: [{ b64_json: btoa("image") }] }) as Blob).text()).toBe("image");
            expect(read({ data: [{ url: "https://cdn.example/1" }] })).toEqual(new Download("https://cdn.example/1"));
        });
    });

    describe("videos", () => {
        const video = providerTask("together", "image-to-video");

        test("start from an image, which is their first frame", () => {
            const parameters = { prompt: "P", num_inference_steps: 9, target_size: { width: 640, height: 480 } };
            expect(video.value(cat, parameters)).toEqual({
                model: "owner/name",
                frame_images: [{ input_image: catUrl, frame: "first" }],
                prompt: "P",
                steps: 9,
                width: 640,
                height: 480,
            });
        });
    });

    test("speech of Kokoro has a voice, unless its caller chose one", () => {
        const { value } = providerTask("together", "text-to-speech");
        const kokoro = { providerModelId: "hexgrad/Kokoro-82M" };
        expect(value("Hi", {}, kokoro)).toMatchObject({ voice: "af_alloy" });
        expect(value("Hi", { voice: "af_sky" }, kokoro)).toMatchObject({ voice: "af_sky" });
        expect(value("Hi")).toEqual({ voice: undefined, model: "owner/name", input: "Hi" });
    });
});

describe("novita", () => {
    test("videos from a prompt are asked for at the model's own path, in steps", () => {
        const video = providerTask("novita", "text-to-video");
        expect(video.url("P")).toBe("https://router.huggingface.co/novita/v3/async/owner/name");
        expect(video.value("P", { num_inference_steps: 9, seed: 1 })).toEqual({ prompt: "P", steps: 9, seed: 1 });
    });

    describe("videos from a prompt and an image", () => {
        const video = providerTask("novita", "image-text-to-video");
        const miniMax = { providerModelId: "MiniMax-H3" };
        const cat = file("cat.png", "image/png");
        const text = { type: "text", text: "P" };

        test("are made of contents, the image the first frame", () => {
            expect(video.url(cat, { prompt: "P" }, miniMax)).toBe(
                "https://router.huggingface.co/novita/v3/minimax/v2/video_generation",
            );
            expect(video.value(cat, { prompt: "P", seed: 1 }, miniMax)).toEqual({
                model: "MiniMax-H3",
                content: [
                    text,
                    { type: "image_url", image_url: { url: dataUrl(cat, "image/png") }, role: "first_frame" },
                ],
                resolution: "768P",
                duration: 4,
                ratio: "adaptive",
            });
        });

        test.each([
            [{}, { resolution: "768P", duration: 4, ratio: "16:9" }],
            [{ num_frames: 240 }, { duration: 10 }],
            [{ num_frames: 2400 }, { duration: 15 }],
            [{ target_size: { width: 1440, height: 2560 } }, { resolution: "2K", ratio: "9:16" }],
            [{ target_size: { width: 1000, height: 1000 } }, { resolution: "768P", ratio: "1:1" }],
            [
                { target_size: { width: 1000, height: 1000 }, ratio: "4:3", duration: 7 },
                { ratio: "4:3", duration: 7 },
            ],
        ])("%j is asked for as %j", (parameters, value) => {
            expect(video.value(undefined, { prompt: "P", ...parameters }, miniMax)).toMatchObject({
                ...value,
                content: [text],
            });
        });

        test("need their one model, and a prompt", () => {
            expect(() => video.request(cat, { prompt: "P" })).toThrow(/MiniMax-H3 only, not with owner\/name/);
            expect(() => video.request(cat, { prompt: " " }, miniMax)).toThrow(/parameters\.prompt/);
        });
    });
});

describe("replicate", () => {
    const url = "https://replicate.delivery/1";

    describe("what is sent", () => {
        test("a model has a path of its own, a version is named in the body", () => {
            const { request } = providerTask("replicate", "text-to-video");
            expect(request("P", { seed: 1 })).toMatchObject({
                url: "https://router.huggingface.co/replicate/v1/models/owner/name/predictions",
                headers: { Prefer: "wait" },
                body: { value: { input: { prompt: "P", seed: 1 } } },
            });
            expect(request("P", {}, { providerModelId: "owner/name:0123", direct: true })).toMatchObject({
                url: "https://api.replicate.com/v1/predictions",
                body: { value: { input: { prompt: "P" }, version: "0123" } },
            });
        });

        test("an image goes under every name that models have for it", () => {
            const cat = file("cat.png", "image/png");
            const image = dataUrl(cat, "image/png");
            expect(providerTask("replicate", "image-to-image").value(cat, { prompt: "P" })).toEqual({
                input: { prompt: "P", image, images: [image], input_image: image, input_images: [image] },
            });
        });

        test("a text to be read aloud is text, a recording is audio", () => {
            expect(providerTask("replicate", "text-to-speech").value("Hi")).toEqual({ input: { text: "Hi" } });
            const sound = new Blob([]);
            expect(providerTask("replicate", "automatic-speech-recognition").value(sound)).toEqual({
                input: { audio: dataUrl(sound, "audio/flac") },
            });
        });

        test.each([
            [{ hubModelId: "owner/lora", weightsPath: "lora.safetensors" }, "https://huggingface.co/owner/lora"],
            [{ hubModelId: "owner/lora" }, undefined],
        ])("the adapter %j goes as %s", (adapter, lora_weights) => {
            const input = { prompt: "P", lora_weights };
            expect(providerTask("replicate", "text-to-image").value("P", {}, { adapter })).toEqual({ input });
        });
    });

    describe("what is read", () => {
        test.each(["text-to-image", "text-to-video", "text-to-speech", "image-to-image"] as const)(
            "%s gives a file to download, the first of a list",
            (task) => {
                const { read } = providerTask("replicate", task);
                expect(read({ output: url })).toEqual(new Download(url));
                expect(read({ output: [url, "https://replicate.delivery/2"] })).toEqual(new Download(url));
                expect(read({ output: null })).toEqual({ output: null });
            },
        );

        test.each([["Hi"], [["Hi"]], [{ transcription: "Hi" }], [{ translation: "Hi" }]])(
            "speech from %j",
            (output) => {
                expect(providerTask("replicate", "automatic-speech-recognition").read({ output })).toEqual({
                    text: "Hi",
                });
            },
        );

        test("speech from a text file", async () => {
            const { readFile } = providerTask("replicate", "automatic-speech-recognition");
            const body = { output: { txt_file: url } };
            expect(await readFile(body, "Hi")).toEqual({ text: "Hi" });
            expect(await readFile(body, new Blob(["Hi"]))).toEqual({ text: "Hi" });
        });
    });
});

describe("wavespeed", () => {
    const cat = file("cat.png", "image/png");

    describe.each(["text-to-image", "text-to-video"] as const)("%s", (task) => {
        test("sends the prompt to the model's own path, and an adapter by its id on the Hub", () => {
            const { url, value } = providerTask("wavespeed", task);
            expect(url("P")).toBe("https://router.huggingface.co/wavespeed/api/v3/owner/name");
            expect(value("P", { seed: 1 }, { adapter: { hubModelId: "owner/lora" } })).toEqual({
                prompt: "P",
                seed: 1,
                loras: [{ path: "owner/lora", scale: 1 }],
            });
        });
    });

    describe.each(["image-to-image", "image-to-video", "image-text-to-image", "image-text-to-video"] as const)(
        "%s",
        (task) => {
            const { value } = providerTask("wavespeed", task);

            test("sends the image as base64, alone and in a list", () => {
                const image = base64(cat);
                expect(value(cat, { prompt: "P" })).toEqual({ prompt: "P", image, images: [image] });
                expect(value(cat, { images: ["QUJD"] })).toEqual({ image, images: ["QUJD"] });
            });
        },
    );

    test.each(["image-text-to-image", "image-text-to-video"] as const)(
        "%s without an image sends an empty one",
        (task) => {
            const png = expect.stringMatching(/^iVBORw0KGgo/);
            expect(providerTask("wavespeed", task).value(undefined, { prompt: "P" })).toEqual({
                prompt: "P",
                image: png,
                images: [png],
            });
        },
    );
});

describe("zai-org", () => {
    const painting = providerTask("zai-org", "text-to-image");

    test("every request says where it comes from", () => {
        expect(painting.request("P").headers).toMatchObject({
            "x-source-channel": "hugging_face",
            "accept-language": "en-US,en",
        });
    });

    test("an image is asked for with its size in one word", () => {
        expect(painting.value("P", { width: 512, height: 256 })).toEqual({
            model: "owner/name",
            prompt: "P",
            size: "512x256",
        });
    });

    test("a page is sent as a data URL and read as Markdown", () => {
        const reading = providerTask("zai-org", "image-to-text");
        const page = file("page.png", "image/png");
        expect(reading.value(page)).toEqual({ model: "owner/name", file: dataUrl(page, "image/png") });
        expect(reading.read({ md_results: "# Title" })).toEqual({ generated_text: "# Title" });
        expect(reading.read({ error: "no" })).toEqual({ error: "no" });
    });
});
