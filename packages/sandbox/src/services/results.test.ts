/** At every provider, results are derived from the request. */
import { describe, expect, test } from "vitest";
import { sizeIn } from "../media/image-features.ts";
import { specInFile } from "../media/media-spec.ts";
import { readRecording } from "../media/transcribe.ts";
import { dataUrl, hubToken, post, router, useSandbox } from "../testing.ts";

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
        expect(sizeIn(await bytesOf(String(images?.[0]?.["url"])))).toEqual({ width: 200, height: 120 });
    });

    test("is of the size of the picture that was given", async () => {
        const body = { prompt: "at night", image_url: dataUrl("png") };
        const { images } = await ask("https://fal.run/fal-ai/any--image-to-image", post(body, falKey));
        const file = await bytesOf(String(images?.[0]?.["url"]));
        expect([sizeIn(file), specInFile(file)?.text]).toEqual([{ width: 256, height: 256 }, "a file; at night"]);
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
