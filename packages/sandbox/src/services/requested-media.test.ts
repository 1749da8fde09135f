import { describe, expect, test } from "vitest";
import { dataUrl } from "../testing.ts";
import { requestedMedia, secondsIn, sizeIn } from "./requested-media.ts";

const seed = "0123456789abcdef";

describe("the size that is asked for", () => {
    test.each([
        [
            { width: 640, height: 360 },
            { width: 640, height: 360 },
        ],
        [{ size: "1024x768" }, { width: 1024, height: 768 }],
        [{ size: "1024*768" }, { width: 1024, height: 768 }],
        [{ image_size: { width: 100, height: 200 } }, { width: 100, height: 200 }],
        [{ image_size: "landscape_4_3" }, { width: 1024, height: 768 }],
        [{ target_size: { width: 300, height: 200 } }, { width: 300, height: 200 }],
        [{ aspect_ratio: "16:9" }, { width: 768, height: 432 }],
        [{ ratio: "9:16" }, { width: 432, height: 768 }],
        [{ width: 300 }, { width: 300 }],
        [{ size: "auto", width: -1, height: "5", ratio: "adaptive", aspect_ratio: null }, {}],
        [{ aspect_ratio: "0:0" }, {}],
    ])("%j", (fields, size) => {
        expect(sizeIn(fields)).toEqual(size);
    });
});

test.each([
    [{ duration: 4 }, 4],
    [{ duration: "5" }, 5],
    [{ seconds_total: 12.5 }, 12.5],
    [{ num_frames: 48, fps: 24 }, 2],
    [{ num_frames: 32 }, 2],
    [{ duration: "long" }, undefined],
])("the time that %j asks for", (fields, seconds) => {
    expect(secondsIn(fields)).toBe(seconds);
});

describe("what is to be made", () => {
    test("is a picture of the words, in the size of the picture that it is made from", () => {
        expect(requestedMedia("text-to-image", { prompt: "a cat", fields: { size: "64x32" }, seed })).toEqual({
            text: "a cat",
            seed: "01234567",
            width: 64,
            height: 32,
        });
        const image = Buffer.from(dataUrl("png").split(",")[1] ?? "", "base64");
        const changed = { prompt: "at night", fields: {}, image, seed };
        expect(requestedMedia("image-to-image", changed)).toMatchObject({
            text: "a file; at night",
            width: 256,
            height: 256,
        });
        expect(requestedMedia("image-to-video", { ...changed, fields: { width: 20, height: 10 } })).toMatchObject({
            width: 20,
            height: 10,
            seconds: 3,
        });
    });

    test("is made in the colours of a picture of others", () => {
        const image = Uint8Array.of(...Buffer.from("GIF89a"), 9, 0, 8, 0, 1, 2, 3);
        expect(requestedMedia("image-to-image", { prompt: "a boat", fields: {}, image, seed })).toEqual({
            text: "a boat",
            seed: "01234567",
            colours: expect.stringMatching(/^[0-9a-f]{96}$/),
            width: 9,
            height: 8,
        });
    });

    test("is a voice by its name, or music of a length", () => {
        expect(requestedMedia("text-to-speech", { prompt: "Hi", fields: { voice: "nova" }, seed })).toEqual({
            text: "Hi",
            seed: "nova",
        });
        const music = { text: "Hi", seed: "01234567", seconds: 9, music: true };
        expect(requestedMedia("text-to-audio", { prompt: "Hi", fields: { duration: 9 }, seed })).toEqual(music);
    });
});
