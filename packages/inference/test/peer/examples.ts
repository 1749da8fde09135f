/** Calls that are made with both clients, task by task. */
import { type OutputType, type ProviderId, type TaskId, tasks } from "../../src/index.ts";

export type Example = {
    /** What the call is an example of; unique in its task. */
    readonly name: string;
    readonly inputs?: unknown;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly stream?: boolean;
    /** The form in which an image is requested. */
    readonly outputType?: OutputType;
    /** Whether the inputs are passed under their older name, `data`. */
    readonly older?: boolean;
    /** The providers that the example is about. Default: all that serve the task. */
    readonly providers?: readonly ProviderId[];
    readonly providerModelId?: string;
    readonly adapterWeightsPath?: string;
};

const bytes = (type: string) => new Blob([new Uint8Array([0xfe, 0, 1, 2, 3])], { type });
const jpeg = bytes("image/jpeg");
const png = bytes("image/png");

const images: readonly Example[] = [
    { name: "an image", inputs: jpeg },
    { name: "an image of no type", inputs: bytes("") },
];

const promptedImages: readonly Example[] = [
    ...images,
    { name: "a prompt", inputs: png, parameters: { prompt: "P" } },
    {
        name: "all parameters",
        inputs: png,
        parameters: {
            prompt: "P",
            num_inference_steps: 5,
            guidance_scale: 2,
            negative_prompt: "N",
            target_size: { width: 640, height: 480 },
        },
    },
    { name: "more images", inputs: png, parameters: { prompt: "P", images: ["QUJD"] }, providers: ["wavespeed"] },
    { name: "an adapter", inputs: png, parameters: { prompt: "P" }, adapterWeightsPath: "lora.safetensors" },
];

const noImage: readonly Example[] = [
    { name: "no image", parameters: { prompt: "P" } },
    { name: "no image, a deeper model", parameters: { prompt: "P" }, providerModelId: "owner/app/edit" },
];

const recordings: readonly Example[] = [
    ...["audio/mpeg", "audio/mp3", "audio/wav", "audio/webm", "audio/webm;codecs=opus", "audio/flac", "audio/ogg"].map(
        (type) => ({ name: type, inputs: bytes(type) }),
    ),
    { name: "a recording of no type", inputs: bytes("") },
];

const older = (example: Example): Example => ({ ...example, name: `${example.name}, as data`, older: true });

const withOlder = (examples: readonly Example[]) => [...examples, ...examples.map(older)];

const schema = { type: "object", properties: { city: { type: "string" } } };
const version = { providers: ["replicate"], providerModelId: "owner/name:0123abcd" } as const;

const special: { readonly [Id in TaskId]?: readonly Example[] } = {
    conversational: [
        { name: "a message", inputs: [{ role: "user", content: "Hello" }] },
        {
            name: "parameters",
            inputs: [{ role: "user", content: "Hello" }],
            parameters: { max_tokens: 512, temperature: 0.5, top_p: 0.9, stop: ["."], store: true },
        },
        {
            name: "a schema",
            inputs: [{ role: "user", content: "Where?" }],
            parameters: {
                response_format: { type: "json_schema", json_schema: { name: "place", strict: true, schema } },
            },
        },
        {
            name: "an image's address, as a stream",
            inputs: [
                {
                    role: "user",
                    content: [
                        { type: "text", text: "What is it?" },
                        { type: "image_url", image_url: { url: "https://example.org/cat.png" } },
                    ],
                },
            ],
            parameters: { max_tokens: 512, stream_options: { include_usage: true } },
            stream: true,
        },
    ],
    "text-generation": [
        { name: "a text", inputs: "Once" },
        { name: "parameters", inputs: "Once", parameters: { max_new_tokens: 20, temperature: 0.5, stop: ["."] } },
        { name: "a stream", inputs: "Once", parameters: { max_new_tokens: 20 }, stream: true },
    ],
    "feature-extraction": [
        { name: "a text", inputs: "Salt" },
        { name: "texts", inputs: ["Salt", "Pepper"], parameters: { dimensions: 8, normalize: true } },
    ],
    "text-to-image": [
        { name: "a prompt", inputs: "P" },
        { name: "a prompt, for a URL", inputs: "P", outputType: "url" },
        {
            name: "parameters",
            inputs: "P",
            parameters: { num_inference_steps: 5, guidance_scale: 3, negative_prompt: "N", seed: 1 },
        },
        { name: "a size", inputs: "P", parameters: { width: 512, height: 256 } },
        { name: "an adapter", inputs: "P", adapterWeightsPath: "weights/lora.safetensors" },
        {
            name: "an adapter of fal's own model",
            inputs: "P",
            adapterWeightsPath: "lora.safetensors",
            providers: ["fal-ai"],
            providerModelId: "fal-ai/lora",
        },
        { name: "a version", inputs: "P", parameters: { seed: 1 }, ...version },
    ],
    "text-to-video": [
        { name: "a prompt", inputs: "P" },
        { name: "parameters", inputs: "P", parameters: { num_inference_steps: 5, num_frames: 48, seed: 1 } },
        { name: "a size", inputs: "P", parameters: { target_size: { width: 640, height: 480 } } },
        { name: "an adapter", inputs: "P", adapterWeightsPath: "lora.safetensors" },
        { name: "a version", inputs: "P", ...version },
    ],
    "text-to-speech": [
        { name: "a text", inputs: "T" },
        { name: "a voice", inputs: "T", parameters: { voice: "v" } },
        { name: "Kokoro", inputs: "T", providerModelId: "hexgrad/Kokoro-82M" },
        { name: "Kokoro and a voice", inputs: "T", parameters: { voice: "v" }, providerModelId: "hexgrad/Kokoro-82M" },
        { name: "a version", inputs: "T", ...version },
    ],
    "text-to-audio": [
        { name: "a text", inputs: "T" },
        { name: "parameters", inputs: "T", parameters: { generation_parameters: { temperature: 0.5 } } },
    ],
    "automatic-speech-recognition": [
        ...withOlder(recordings),
        {
            name: "parameters",
            inputs: bytes("audio/mpeg"),
            parameters: { return_timestamps: true, generation_parameters: { temperature: 0.5 } },
        },
        { name: "a version", inputs: bytes("audio/mpeg"), ...version },
    ],
    "audio-classification": [
        ...withOlder(recordings),
        { name: "parameters", inputs: bytes("audio/mpeg"), parameters: { top_k: 2 } },
    ],
    "audio-to-audio": withOlder(recordings),
    "image-classification": [...withOlder(images), { name: "parameters", inputs: jpeg, parameters: { top_k: 2 } }],
    "object-detection": [...withOlder(images), { name: "parameters", inputs: jpeg, parameters: { threshold: 0.5 } }],
    "image-to-text": [...withOlder(images), { name: "parameters", inputs: jpeg, parameters: { max_new_tokens: 9 } }],
    "image-segmentation": [...images, { name: "parameters", inputs: jpeg, parameters: { threshold: 0.5 } }],
    "image-to-image": [
        ...promptedImages,
        {
            name: "Kontext",
            inputs: png,
            parameters: { prompt: "P" },
            providers: ["together"],
            providerModelId: "black-forest-labs/FLUX.1-kontext-dev",
        },
        { name: "a version", inputs: png, parameters: { prompt: "P" }, ...version },
    ],
    "image-to-video": promptedImages,
    "image-text-to-image": [...promptedImages, ...noImage],
    "image-text-to-video": [
        ...promptedImages,
        ...noImage,
        ...[undefined, png].flatMap((inputs) =>
            [
                {},
                { num_frames: 240, seed: 1, guidance_scale: 1, camera: "fixed" },
                { target_size: { width: 1440, height: 2560 } },
                { target_size: { width: 1024, height: 768 }, ratio: "1:1", duration: 6, resolution: "2K" },
            ].map(
                (parameters): Example => ({
                    name: `MiniMax with ${inputs ? "an image" : "no image"} and ${Object.keys(parameters)}`,
                    inputs,
                    parameters: { prompt: "P", ...parameters },
                    providers: ["novita"],
                    providerModelId: "MiniMax-H3",
                }),
            ),
        ),
        { name: "MiniMax without a prompt", inputs: png, providers: ["novita"], providerModelId: "MiniMax-H3" },
    ],
    "zero-shot-image-classification": [
        { name: "labels", inputs: { image: png }, parameters: { candidate_labels: ["cat", "dog"] } },
    ],
    "visual-question-answering": [
        { name: "a question", inputs: { image: png, question: "Q?" }, parameters: { top_k: 2 } },
    ],
    "document-question-answering": [{ name: "a question", inputs: { image: png, question: "Q?" } }],
};

/** The examples of a task; for one without examples here, its own. */
export const examplesOf = (task: TaskId): readonly Example[] =>
    special[task] ?? [{ name: "the task's example", ...tasks[task].example }];
