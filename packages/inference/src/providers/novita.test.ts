import { describe, expect, test } from "vitest";
import { providerTask } from "../../test/provider-task.ts";
import { dataUrl, file } from "../wire/leaf.ts";

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
            content: [text, { type: "image_url", image_url: { url: dataUrl(cat, "image/png") }, role: "first_frame" }],
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
