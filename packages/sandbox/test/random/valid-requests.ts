/** Valid requests of every route and format. Random requests are derived from them. */
import type { ServiceId } from "../../src/models/provider-tasks.ts";
import type { Chance } from "./chance.ts";
import { files } from "./files.ts";

export type ValidRequest = {
    readonly method: "GET" | "POST" | "PUT";
    readonly url: string;
    /** `hub` is a Hub token, `key` a provider's key, `Key` a provider's key with the scheme `Key`. */
    readonly token: "hub" | "key" | "Key" | "none";
    readonly body?: object | Uint8Array<ArrayBuffer>;
    /** The Content-Type of a body that is not JSON. */
    readonly type?: string;
};

const router = "https://router.huggingface.co";

/** @param jobs ids of jobs from earlier responses */
export function validRequest(chance: Chance, jobs: readonly string[]): ValidRequest {
    const { pick, happens, below } = chance;
    const text = pick(["The ferry leaves at six from Ghogha.", "Who wrote this?", "મારું નામ અદા છે.", "x"]);
    const png = base64(files.png);
    const flac = base64(files.flac);
    const image = `data:image/png;base64,${png}`;
    const model = pick([
        "any/conversational",
        "me/my-own",
        "meta-llama/Llama-3.3-70B-Instruct",
        "openai/gpt-oss-120b",
        "x",
    ]);
    const hub = (path: string, body: object, type?: string): ValidRequest => ({
        method: "POST",
        url: `${pick([router, router, `http://127.0.0.1:8787/router.huggingface.co`])}${path}`,
        token: "hub",
        body,
        ...(type && { type }),
    });
    const job = jobs[below(Math.max(1, jobs.length))] ?? "job-1-0123456789abcdef";
    const pipeline = (name: string, body: object, type?: string): ValidRequest => {
        const at = pick([
            `/hf-inference/models/any/${name}`,
            `/hf-inference/models/me/thing`,
            "/hf-inference/models/gpt2",
        ]);
        if (happens(0.2)) return { ...hub("", body, type), url: `https://api-inference.huggingface.co${at.slice(13)}` };
        return happens(0.1)
            ? { ...hub("", body, type), token: "none", url: `http://localhost:1/endpoints/${name}` }
            : hub(at, body, type);
    };
    const chat = {
        model,
        messages: [
            { role: "system", content: "Be kind." },
            {
                role: "user",
                content: happens(0.2)
                    ? [
                          { type: "text", text },
                          { type: "image_url", image_url: { url: image } },
                      ]
                    : text,
            },
        ],
        stream: happens(0.4),
        ...(happens(0.3) && {
            max_tokens: 1 + below(40),
            temperature: 0.4,
            seed: below(9),
            n: 1 + below(2),
            logprobs: true,
        }),
        ...(happens(0.2) && { stream_options: { include_usage: true } }),
        ...(happens(0.2) && {
            tools: [
                {
                    type: "function",
                    function: {
                        name: "fares",
                        parameters: {
                            type: "object",
                            properties: {
                                port: { type: "string", enum: ["a"] },
                                count: { type: "integer", minimum: 1 },
                            },
                            required: ["port"],
                        },
                    },
                },
            ],
            tool_choice: pick(["auto", "required", "none", "fares"]),
        }),
        ...(happens(0.2) && {
            response_format: pick<object>([
                { type: "json_object" },
                {
                    type: "json_schema",
                    json_schema: {
                        name: "a",
                        schema: {
                            type: "object",
                            properties: {
                                a: { type: "array", items: { type: "number" }, minItems: 2 },
                                b: { type: "string", pattern: "^[a-z]{3}-\\d+$" },
                            },
                            required: ["a"],
                        },
                    },
                },
                { type: "json", value: { properties: { a: { anyOf: [{ type: "string" }, { $ref: "#" }] } } } },
            ]),
        }),
    };
    const own = (id: ServiceId, url: string, body: object): ValidRequest => ({
        method: "POST",
        url,
        token: id === "fal-ai" ? "Key" : "key",
        body,
    });
    const get = (url: string, token: ValidRequest["token"] = "hub"): ValidRequest => ({ method: "GET", url, token });
    // Generating media takes a hundred times as long as text.
    const drawing: readonly [() => ValidRequest, ...(() => ValidRequest)[]] = [
        () =>
            hub("/together/v1/images/generations", {
                model: "together/any--text-to-image",
                prompt: text,
                width: 64,
                height: 64,
                response_format: pick(["url", "base64"]),
            }),
        () =>
            own("deepinfra", "https://api.deepinfra.com/v1/openai/audio/speech", {
                model: "deepinfra/any--text-to-speech",
                input: text,
                voice: "af",
                response_format: pick(["wav", "mp3", "flac"]),
            }),
        () =>
            own(
                "fal-ai",
                `https://${pick(["fal.run", "queue.fal.run"])}/${pick(["fal-ai/any--text-to-image", "fal-ai/flux/dev", "me/wan", "fal-ai/any--image-segmentation"])}`,
                { prompt: text, image_url: image, sync_mode: happens(0.1), image_size: { width: 32, height: 32 } },
            ),
        () =>
            own("zai-org", "https://api.z.ai/api/paas/v4/async/images/generations", {
                model: "cogview-4",
                prompt: text,
                size: "64x64",
            }),
        () =>
            get(
                `https://${pick(["v3.fal.media", "replicate.delivery", "api.together.ai"])}/sandbox/${pick(["0a", "ffffffffffffffff"])}.${pick(["png", "wav", "mp3", "txt", "jpg", "exe"])}`,
                "none",
            ),
        () => pipeline("text-to-image", { inputs: text, parameters: { width: 32, height: 32 } }),
        () => pipeline("text-to-speech", { inputs: text }),
        () => pipeline("object-detection", files.png, "image/png"),
        () => pipeline("image-segmentation", { inputs: png, parameters: { threshold: 0.5, subtask: "semantic" } }),
        () =>
            pipeline("image-to-image", {
                inputs: png,
                parameters: { prompt: text, target_size: { width: 32, height: 32 } },
            }),
        () => pipeline("audio-to-audio", files.flac, "audio/flac"),
    ];
    const makers: readonly [() => ValidRequest, ...(() => ValidRequest)[]] = [
        () => hub("/v1/chat/completions", { ...chat, model: `${model}${pick(["", ":fastest", ":groq", ":nobody"])}` }),
        () =>
            hub(
                `/${pick(["groq/openai", "together", "cerebras", "cohere/compatibility", "nscale", "nebius", "zai-org/api/paas"])}/v${pick(["1", "4"])}/chat/completions`,
                chat,
            ),
        () => hub(`/hf-inference/models/${model}/v1/chat/completions`, chat),
        () => ({ ...hub("", chat), token: "none", url: "http://127.0.0.1:1/v1/chat/completions" }),
        () =>
            hub("/v1/responses", {
                model,
                input: happens(0.5) ? text : [{ role: "user", content: [{ type: "input_text", text }] }],
                stream: happens(0.5),
                ...(happens(0.3) && {
                    text: { format: { type: "json_schema", name: "a", schema: { type: "object" } } },
                }),
            }),
        () =>
            hub("/together/v1/completions", {
                model: "together/any--text-generation",
                prompt: text,
                max_tokens: 1 + below(30),
                stream: happens(0.5),
            }),
        () =>
            hub("/scaleway/v1/embeddings", {
                model: "scaleway/any--feature-extraction",
                input: happens(0.5) ? text : [text, "a"],
                dimensions: 1 + below(64),
                encoding_format: pick(["float", "base64"]),
            }),
        () => hub("/together/v2/videos", { model: "together/any--text-to-video", prompt: text }),
        () => form(chance),
        () =>
            own("fal-ai", "https://fal.run/fal-ai/wizper", {
                audio_url: `data:audio/mpeg;base64,${base64(files.mp3)}`,
            }),
        () => hub("/fal-ai/fal-ai/any--text-to-speech", { text }),
        () => ({
            ...get(`https://queue.fal.run/me/app/requests/${job}${pick(["", "/status", "/status?logs=1"])}`, "Key"),
            method: "GET",
        }),
        () => ({ method: "PUT", url: `https://queue.fal.run/me/app/requests/${job}/cancel`, token: "Key" }),
        () =>
            hub(`/replicate/v1/models/${pick(["me/flux", "replicate/any--text-to-video", "me/tts"])}/predictions`, {
                input: pick<object>([
                    { prompt: text },
                    { text },
                    { input_image: image, prompt: text },
                    { audio: `data:audio/flac;base64,${flac}` },
                ]),
            }),
        () =>
            own("replicate", "https://api.replicate.com/v1/predictions", {
                version: "0f".repeat(32),
                input: { prompt: text },
            }),
        () => get(`https://api.replicate.com/v1/predictions/${job}`, "key"),
        () => own("replicate", `https://api.replicate.com/v1/predictions/${job}/cancel`, {}),
        () => own("novita", "https://api.novita.ai/v3/async/novita/any--text-to-video", { prompt: text, steps: 2 }),
        () => get(`https://api.novita.ai/v3/async/task-result?task_id=${job}`, "key"),
        () =>
            own("novita", "https://api.novita.ai/v3/minimax/v2/video_generation", {
                model: "MiniMax-H3",
                content: [
                    { type: "text", text },
                    { type: "image_url", image_url: { url: image } },
                ],
                resolution: "768P",
                duration: 6,
            }),
        () => get(`https://api.novita.ai/v3/minimax/v2/query/video_generation/${job}`, "key"),
        () =>
            own("wavespeed", "https://api.wavespeed.ai/api/v3/me/kling", {
                prompt: text,
                images: [image],
                size: "64*64",
            }),
        () => get(`https://api.wavespeed.ai/api/v3/predictions/${job}/result`, "key"),
        () => own("zai-org", "https://api.z.ai/api/paas/v4/layout_parsing", { model: "glm-ocr", file: image }),
        () => get(`https://api.z.ai/api/paas/v4/async-result/${job}`, "key"),
        () => get(`https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`),
        () =>
            get(
                `https://huggingface.co/api/models?inference_provider=${pick(["all", "groq", "none"])}&limit=${below(5)}&pipeline_tag=text-to-image&sort=likes`,
            ),
        () => get(`${router}/v1/models/${model}`),
        () =>
            pipeline("text-classification", {
                inputs: happens(0.5) ? text : [text, "a"],
                parameters: { top_k: 1 + below(3) },
            }),
        () =>
            pipeline("token-classification", {
                inputs: text,
                parameters: { aggregation_strategy: pick(["none", "simple", "max"]) },
            }),
        () =>
            pipeline(
                "question-answering",
                happens(0.5) ? { inputs: { question: text, context: text } } : { question: text, context: text },
            ),
        () =>
            pipeline("table-question-answering", { inputs: { query: text, table: { a: ["1", "2"], b: ["x", "y"] } } }),
        () => pipeline("fill-mask", { inputs: `${text} [MASK].`, parameters: { top_k: 2, targets: ["a", "b"] } }),
        () => pipeline("summarization", { inputs: text, parameters: { max_length: 20 } }),
        () => pipeline("translation", { inputs: text, parameters: { src_lang: "en", tgt_lang: "gu" } }),
        () =>
            pipeline("zero-shot-classification", {
                inputs: text,
                parameters: { candidate_labels: happens(0.5) ? ["a", "b"] : "a,b", multi_label: happens(0.5) },
            }),
        () => pipeline("feature-extraction", { inputs: text, normalize: true, truncate: true }),
        () => pipeline("sentence-similarity", { inputs: { source_sentence: text, sentences: ["a", text] } }),
        () => pipeline("tabular-classification", { inputs: { data: { a: [1, 2], b: ["x", "y"] } } }),
        () =>
            pipeline("text-generation", {
                inputs: text,
                stream: happens(0.5),
                parameters: { max_new_tokens: 1 + below(20), details: true, return_full_text: happens(0.5) },
            }),
        () => pipeline("conversational", { inputs: { text, past_user_inputs: ["a"], generated_responses: ["b"] } }),
        () => pipeline("image-classification", happens(0.5) ? { inputs: png } : files.png, "image/png"),
        () => pipeline("image-to-text", files.png, "image/png"),
        () => pipeline("visual-question-answering", { inputs: { image: png, question: text } }),
        () => pipeline("document-question-answering", { image: png, question: text }),
        () =>
            pipeline("zero-shot-image-classification", {
                inputs: { image: png },
                parameters: { candidate_labels: ["a", "b"] },
            }),
        () =>
            pipeline(
                "automatic-speech-recognition",
                happens(0.5) ? { inputs: flac, parameters: { return_timestamps: true } } : files.flac,
                "audio/flac",
            ),
        () => pipeline("audio-classification", files.flac, "audio/flac"),
    ];
    return pick(happens(0.01) ? drawing : makers)();
}

const cached = new WeakMap<Uint8Array, string>();

function base64(bytes: Uint8Array): string {
    const known = cached.get(bytes) ?? Buffer.from(bytes).toString("base64");
    cached.set(bytes, known);
    return known;
}

/** A multipart form with a file and fields. */
function form({ pick, happens }: Chance): ValidRequest {
    const boundary = pick(["b", "----WebKitFormBoundary7", "a b", "x".repeat(70)]);
    const part = (head: string, content: Uint8Array | string) =>
        Buffer.concat([
            Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
            Buffer.from(content),
            Buffer.from("\r\n"),
        ]);
    const file = part(
        `name="file"; filename="${pick(["a.flac", "a", "a.exe", "અ.flac"])}"\r\nContent-Type: audio/flac`,
        files.flac,
    );
    const fields = [
        part('name="model"', "together/any--automatic-speech-recognition"),
        ...(happens(0.3) ? [part('name="response_format"', "verbose_json")] : []),
    ];
    const parts = happens(0.5) ? [file, ...fields] : [...fields, file];
    return {
        method: "POST",
        url: `${router}/together/v1/audio/transcriptions`,
        token: "hub",
        body: new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])),
        type: `multipart/form-data; boundary=${happens(0.5) ? `"${boundary}"` : boundary}`,
    };
}
