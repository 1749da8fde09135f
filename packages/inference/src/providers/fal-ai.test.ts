import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { dataUrl, file } from "../wire/leaf.ts";
import { Download } from "./files.ts";

const cat = file("cat.png", "image/png");
const image_url = dataUrl(cat, "image/png");
const adapter = { hubModelId: "owner/lora", weightsPath: "sub/lora.safetensors" };
const loras = [{ path: "https://huggingface.co/owner/lora/resolve/main/sub/lora.safetensors", scale: 1 }];

describe("where a call goes", () => {
    test.each([
        ["text-to-speech", false, "https://router.huggingface.co/fal-ai/owner/name"],
        ["text-to-speech", true, "https://fal.run/owner/name"],
        ["text-to-image", false, "https://router.huggingface.co/fal-ai/owner/name?_subdomain=queue"],
        ["text-to-image", true, "https://queue.fal.run/owner/name"],
    ] as const)("%s, direct: %s", (task, direct, url) => {
        expect(providerTask("fal-ai", task).url("P", {}, { direct })).toBe(url);
    });

    test("its own key is named Key", () => {
        const { request } = providerTask("fal-ai", "text-to-image");
        expect(request("P", {}, { direct: true }).headers["Authorization"]).toEqual(["Key ", expect.anything()]);
        expect(request("P").headers["Authorization"]).toEqual(["Bearer ", expect.anything()]);
    });

    test.each([
        ["fal-ai/flux-2/edit", true, "https://queue.fal.run/fal-ai/flux-2"],
        ["fal-ai/flux-2", true, "https://queue.fal.run/fal-ai/flux-2"],
        ["fal-ai/flux-2/edit", false, "https://router.huggingface.co/fal-ai/fal-ai/flux-2/edit?_subdomain=queue"],
    ])("without an image, %s (direct: %s) goes to %s", (providerModelId, direct, url) => {
        const { request } = providerTask("fal-ai", "image-text-to-image");
        const sent = request(undefined, { prompt: "P" }, { providerModelId, direct });
        expect(sent).toMatchObject({ url, body: { value: { prompt: "P" } } });
    });
});

describe("what is sent", () => {
    test("a size is one thing", () => {
        const { value } = providerTask("fal-ai", "text-to-image");
        expect(value("P", { width: 8, height: 4 })).toEqual({ prompt: "P", image_size: { width: 8, height: 4 } });
        expect(value("P", { width: 8 })).toEqual({ prompt: "P", width: 8 });
    });

    test("an image goes as a data URL, for some models in a list", () => {
        const parameters = { prompt: "P" };
        expect(providerTask("fal-ai", "image-to-image").value(cat, parameters)).toEqual({
            prompt: "P",
            image_url,
            image_urls: [image_url],
        });
        expect(providerTask("fal-ai", "image-to-video").value(cat, parameters)).toEqual({ prompt: "P", image_url });
        expect(providerTask("fal-ai", "image-segmentation").value(cat)).toEqual({ image_url, sync_mode: true });
    });

    test("an adapter goes as the address of its weights", () => {
        expect(providerTask("fal-ai", "text-to-video").value("P", {}, { adapter })).toEqual({ prompt: "P", loras });
        expect(providerTask("fal-ai", "image-to-image").value(cat, {}, { adapter })).toMatchObject({ loras });
        const { value } = providerTask("fal-ai", "text-to-image");
        expect(value("P", {}, { adapter, providerModelId: "fal-ai/lora" })).toEqual({
            prompt: "P",
            loras,
            model_name: "stabilityai/stable-diffusion-xl-base-1.0",
        });
        expect(value("P", {}, { adapter: { hubModelId: "owner/lora" } })).toEqual({ prompt: "P" });
    });

    test.each([
        ["audio/mpeg", "audio/mpeg"],
        ["audio/mp3", "audio/mpeg"],
        ["audio/wav", "audio/x-wav"],
        ["Audio/WebM; codecs=opus", "video/webm"],
    ])("a sound of the type %s is labelled %s", (type, label) => {
        const sound = file("talk", type);
        const value = { audio_url: dataUrl(sound, label) };
        expect(providerTask("fal-ai", "automatic-speech-recognition").value(sound)).toEqual(value);
        expect(providerTask("fal-ai", "audio-to-audio").value(sound)).toEqual(value);
    });

    test.each(["audio/flac", "audio/ogg", ""])("a sound of the type %j is refused before it is sent", (type) => {
        const { request } = providerTask("fal-ai", "automatic-speech-recognition");
        expect(() => request(new Blob([], { type }))).toThrow(/fal-ai reads recordings of the types audio\/mpeg/);
    });
});

describe("what is read", () => {
    const url = "https://v3.fal.media/1";

    test.each([
        ["text-to-image", { images: [{ url }] }],
        ["image-to-image", { images: [{ url }] }],
        ["image-text-to-image", { images: [{ url }] }],
        ["text-to-video", { video: { url } }],
        ["image-to-video", { video: { url } }],
        ["image-text-to-video", { video: { url } }],
        ["text-to-speech", { audio: { url } }],
        ["text-to-audio", { audio: { url } }],
        ["text-to-audio", { audio_file: { url } }],
    ] as const)("%s: a file to download from %j", (task, body) => {
        expect(providerTask("fal-ai", task).read(body)).toEqual(new Download(url));
    });

    test("a file that came as a data URL is there already", async () => {
        const { read } = providerTask("fal-ai", "text-to-image");
        const image = read({ images: [{ url: `data:image/png;base64,${btoa("image")}` }] }) as Blob;
        expect([image.type, await image.text()]).toEqual(["image/png", "image"]);
    });

    test.each([
        [{}],
        [null],
        ["text"],
        [{ images: [] }],
        [{ images: [{ url: "file:///etc/passwd" }] }],
        [{ images: [{ url: "data:image/png;base64,%" }] }],
    ])("%j is given on as it is, for the schema to refuse", (body) => {
        expect(providerTask("fal-ai", "text-to-image").read(body)).toBe(body);
    });

    test.each([
        [{ text: "Hi" }, { text: "Hi" }],
        [{ output: "Hi", segments: [] }, { text: "Hi" }],
        [
            { text: "Hi", chunks: [{ text: "Hi", timestamp: [0, 1], speaker: 1 }] },
            { text: "Hi", chunks: [{ text: "Hi", timestamp: [0, 1] }] },
        ],
        [
            { text: "Hi", segments: [{ text: "Hi", start: 0, end: 1 }] },
            { text: "Hi", chunks: [{ text: "Hi", timestamp: [0, 1] }] },
        ],
    ])("speech %j is %j", (body, result) => {
        expect(providerTask("fal-ai", "automatic-speech-recognition").read(body)).toEqual(result);
    });

    test("a mask and a sound become base64", async () => {
        const mask = providerTask("fal-ai", "image-segmentation");
        const masks = [{ label: "mask", score: 1, mask: btoa("mask") }];
        expect(mask.read({ image: { url: `data:image/png;base64,${btoa("mask")}` } })).toEqual(masks);
        expect(await mask.readFile({ image: { url } }, new Blob(["mask"]))).toEqual(masks);
        const sound = providerTask("fal-ai", "audio-to-audio");
        expect(await sound.readFile({ audio: { url } }, new Blob(["sound"], { type: "audio/mpeg" }))).toEqual([
            { label: "speech", blob: btoa("sound"), "content-type": "audio/mpeg" },
        ]);
        const labelled = { audio: { url, content_type: "audio/wav" }, text: "Hi" };
        expect(await sound.readFile(labelled, new Blob(["sound"]))).toEqual([
            { label: "Hi", blob: btoa("sound"), "content-type": "audio/wav" },
        ]);
    });
});
