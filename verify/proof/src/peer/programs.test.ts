import type { Json } from "@callsheet/inference";
import { expect, test } from "vitest";
import { modalityOf } from "../judge/response.ts";
import { peerMessages } from "./examples.ts";
import { peerPrograms } from "./programs.ts";

const { programs, refused } = peerPrograms();

function program(id: string) {
    const found = programs.find((one) => one.id === id);
    if (!found) throw new Error(`The peer writes no ${id}.`);
    return found;
}

test("are what the generator writes, and are to send what it means", () => {
    const { content, wire, ending, models } = program("hf-inference/text-classification/sh/curl/billed");
    const model = "distilbert/distilbert-base-uncased-finetuned-sst-2-english";
    expect(content.split("\n")).toEqual([
        `curl https://router.huggingface.co/hf-inference/models/${model} \\`,
        "    -X POST \\",
        '    -H "Authorization: Bearer $HF_TOKEN" \\',
        "    -H 'Content-Type: application/json' \\",
        "    -H 'X-HF-Bill-To: my-org' \\",
        "    -d '{",
        String.raw`        "inputs": "\"I like you. I love you\""`,
        "    }'",
    ]);
    expect(wire).toEqual({
        method: "POST",
        url: `https://router.huggingface.co/hf-inference/models/${model}`,
        headers: {
            Authorization: ["Bearer ", { $secret: "HF_TOKEN" }],
            "X-HF-Bill-To": "my-org",
            "Content-Type": "application/json",
        },
        body: { format: "json", value: { inputs: "I like you. I love you" } },
    });
    expect(ending).toBe("print");
    expect(models).toHaveProperty([model, "task"], "text-classification");
});

test.each<[string, Json]>([
    ["groq/conversational/js/fetch/plain", { model: "openai/gpt-oss-20b:groq", messages: peerMessages.reads }],
    [
        "groq/conversational/js/openai/sampled",
        {
            model: "openai/gpt-oss-20b:groq",
            messages: peerMessages.reads,
            max_tokens: 256,
            temperature: 0.7,
            top_p: 0.9,
        },
    ],
    ["openai/conversational/sh/curl/streamed", { model: "gpt-5-mini", messages: peerMessages.reads, stream: true }],
    [
        "nscale/text-to-image/js/fetch/plain",
        {
            prompt: "Astronaut riding a horse",
            response_format: "b64_json",
            model: "black-forest-labs/FLUX.1-schnell",
        },
    ],
    [
        "hf-inference/text-to-image/js/huggingface.js/plain",
        { inputs: "Astronaut riding a horse", parameters: { num_inference_steps: 5 } },
    ],
    [
        "hf-inference/zero-shot-image-classification/python/requests/plain",
        {
            inputs: { image: { $base64: { $file: "cats.jpg" } } },
            parameters: { candidate_labels: ["cat", "dog", "llama"] },
        },
    ],
])("%s is to send what it says, and no defaults of ours", (id, body) => {
    expect(program(id).wire.body?.value).toEqual(body);
});

test("a library with a key of its own is to send that, and lets nobody else pay", () => {
    const { url, headers } = program("fal-ai/text-to-image/python/fal_client/billed").wire;
    expect(url).toBe("https://queue.fal.run/fal-ai/flux/dev");
    expect(headers).toEqual({ Authorization: ["Key ", { $secret: "FAL_KEY" }], "Content-Type": "application/json" });
});

test("find their files under the names that they say, as what their libraries take them for", () => {
    const filesOf = (id: string) =>
        [...program(id).files].map(([name, bytes]) => `${name} ${modalityOf(bytes)} ${bytes[0]?.toString(16)}`);
    expect(filesOf("hf-inference/image-to-image/python/requests/plain")).toEqual(["cat.png image 89"]);
    expect(filesOf("fal-ai/image-to-image/python/huggingface_hub/plain")).toEqual(["cat.png image ff"]);
    expect(filesOf("together/image-to-video/python/huggingface_hub/plain")).toEqual(["cat.png image 89"]);
    expect(filesOf("hf-inference/audio-to-audio/sh/curl/plain")).toEqual(["sample1.flac audio 66"]);
    expect([...program("hf-inference/text-to-audio/python/requests/plain").files.keys()]).toEqual(["IPython.py"]);
});

test("where the generator throws there are none, and what it says is kept", () => {
    expect(refused).toMatchObject({
        "deepinfra/automatic-speech-recognition/plain":
            "DeepInfra automatic-speech-recognition expects a Blob audio input.",
    });
    expect(programs.some(({ id }) => id.startsWith("deepinfra/automatic-speech-recognition/"))).toBe(false);
});
