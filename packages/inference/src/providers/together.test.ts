import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { dataUrl, file } from "../wire/leaf.ts";
import { Download } from "./files.ts";

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
        expect(change.value(cat)).toEqual({ ...value, model: "owner/name", prompt: "", reference_images: [catUrl] });
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
