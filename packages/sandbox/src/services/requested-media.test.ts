import { describe, expect, test } from "vitest";
import { sizeIn as sizeOfFile } from "../media/image-features.ts";
import { specInFile } from "../media/media-spec.ts";
import { readRecording } from "../media/transcribe.ts";
import { dataUrl, hubToken, post, router, useSandbox } from "../testing.ts";
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

const sandbox = useSandbox({ queuePolls: 0 });
type Json = { [key: string]: Json } & Json[] & string;

const ask = async (url: string, init: RequestInit): Promise<Json> => (await sandbox().fetch(url, init)).json();
const bytesOf = async (url: string, init?: RequestInit) =>
    new Uint8Array(await (await sandbox().fetch(url, init)).arrayBuffer());

const falKey = "Key provider-key";

describe("an image", () => {
    test("is of the size that was asked for", async () => {
        const body = { prompt: "A", image_size: { width: 200, height: 120 } };
        const { images } = await ask("https://fal.run/fal-ai/any--text-to-image", post(body, falKey));
        expect(images?.[0]).toMatchObject({ width: 200, height: 120 });
        expect(sizeOfFile(await bytesOf(String(images?.[0]?.["url"])))).toEqual({ width: 200, height: 120 });
    });

    test("is of the size of the picture that was given", async () => {
        const body = { prompt: "at night", image_url: dataUrl("png") };
        const { images } = await ask("https://fal.run/fal-ai/any--image-to-image", post(body, falKey));
        const file = await bytesOf(String(images?.[0]?.["url"]));
        expect([sizeOfFile(file), specInFile(file)?.text]).toEqual([{ width: 256, height: 256 }, "a file; at night"]);
    });
});

describe("what is spoken", () => {
    const url = (task: string) => `${router}/hf-inference/models/any/${task}`;
    const inputs = "Good morning! Tea will be ready in five minutes.";

    test("is understood again, with times that lie within it", async () => {
        const speech = await bytesOf(url("text-to-speech"), post({ inputs }));
        const recognise = {
            method: "POST",
            headers: { authorization: hubToken, "content-type": "audio/flac" },
            body: speech,
        };
        expect(await ask(url("automatic-speech-recognition"), recognise)).toEqual({ text: inputs });
        const body = { inputs: Buffer.from(speech).toString("base64"), parameters: { return_timestamps: true } };
        const { chunks } = await ask(url("automatic-speech-recognition"), post(body));
        expect(chunks?.map(({ text }) => text).join("")).toBe(inputs);
        expect(Number(chunks?.at(-1)?.["timestamp"]?.[1])).toBeLessThanOrEqual(readRecording(speech).seconds);
    });

    test("goes from one provider to another by its address alone", async () => {
        const { audio } = await ask("https://fal.run/fal-ai/any--text-to-speech", post({ text: inputs }, falKey));
        const body = { audio_url: audio?.["url"] };
        expect(await ask("https://fal.run/fal-ai/any--automatic-speech-recognition", post(body, falKey))).toMatchObject(
            {
                text: inputs,
            },
        );
    });
});
