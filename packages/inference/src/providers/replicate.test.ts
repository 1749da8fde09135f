import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { dataUrl, file } from "../wire/leaf.ts";
import { Download } from "./files.ts";

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

    test.each([["Hi"], [["Hi"]], [{ transcription: "Hi" }], [{ translation: "Hi" }]])("speech from %j", (output) => {
        expect(providerTask("replicate", "automatic-speech-recognition").read({ output })).toEqual({ text: "Hi" });
    });

    test("speech from a text file", async () => {
        const { readFile } = providerTask("replicate", "automatic-speech-recognition");
        const body = { output: { txt_file: url } };
        expect(await readFile(body, "Hi")).toEqual({ text: "Hi" });
        expect(await readFile(body, new Blob(["Hi"]))).toEqual({ text: "Hi" });
    });
});
