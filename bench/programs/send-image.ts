/** Measures sending a large image: milliseconds, and peak memory above that before the call, in megabytes. */
import { load } from "../load.ts";
import { time } from "../rounds.ts";

type Work = { readonly who: string; readonly url: string; readonly bytes: number };
type HubModule = { imageToImage(args: object): Promise<Blob> };
type Send = (image: Blob) => Promise<unknown>;

const accessToken = "hf_0123456789";
const model = "timbrooks/instruct-pix2pix";
const prompt = "Make it winter.";

export default async function sendImage(work: Work): Promise<{ milliseconds: number; megabytes: number }> {
    const send = await senderOf(work);
    await send(imageOf(1000));
    const image = imageOf(work.bytes);
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    const milliseconds = await time(() => send(image));
    return { milliseconds, megabytes: (process.resourceUsage().maxRSS * 1024 - before) / 1e6 };
}

async function senderOf({ who, url }: Work): Promise<Send> {
    if (who === "bare") return (image) => sendBare(image, url);
    const { imageToImage } = await load<HubModule>(who === "ours" ? "@callsheet/inference" : "@huggingface/inference");
    // The parameters force the image to be sent as base64 in JSON.
    return (inputs) => imageToImage({ accessToken, model, inputs, parameters: { prompt }, endpointUrl: url });
}

async function sendBare(image: Blob, url: string): Promise<Blob> {
    const text = Buffer.from(await image.arrayBuffer()).toString("base64");
    const response = await fetch(url, {
        method: "POST",
        headers: { Authorization: `Bearer ${accessToken}`, "Content-Type": "application/json" },
        body: JSON.stringify({ inputs: text, parameters: { prompt } }),
    });
    return await response.blob();
}

/** Fake PNG: only its signature is valid. */
function imageOf(bytes: number): Blob {
    const content = new Uint8Array(bytes).map((_, index) => (index * 7919) % 251);
    content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return new Blob([content], { type: "image/png" });
}
