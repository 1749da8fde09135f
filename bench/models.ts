/**
 * Generates a hub of fictional models as JSON Lines: `node bench/models.ts 1000000`. The output is deterministic.
 * Tasks, libraries and providers are about as frequent as on the Hub.
 */
import { once } from "node:events";

/** The input format of `callsheet matrix --models`. */
type HubModel = {
    readonly id: string;
    readonly pipeline_tag: string;
    readonly tags: readonly string[];
    readonly library_name: string;
    readonly provider?: string;
    readonly mapping?: { readonly providerId: string };
    readonly options?: { readonly stream: true };
};

/** The number of models of each task among a hundred, with their library and base names. */
const kinds: readonly (readonly [weight: number, pipelineTag: string, library: string, ...names: string[]])[] = [
    [44, "text-generation", "transformers", "Llama-3.1-8B", "Qwen2.5-7B", "Mistral-7B", "gemma-2-9b", "phi-4"],
    [13, "text-classification", "transformers", "bert-base", "distilbert-sst2", "roberta-emotion", "deberta-v3-nli"],
    [12, "text-to-image", "diffusers", "sdxl-lora", "FLUX.1-lora", "stable-diffusion-v1-5", "pixel-art"],
    [6, "image-text-to-text", "transformers", "Qwen2.5-VL-7B", "llava-1.5-7b", "idefics3-8b"],
    [5, "feature-extraction", "sentence-transformers", "bge-small", "e5-base", "gte-large"],
    [5, "automatic-speech-recognition", "transformers", "whisper-small", "wav2vec2-xlsr-53", "whisper-large-v3"],
    [4, "token-classification", "transformers", "bert-ner", "xlm-roberta-ner"],
    [3, "sentence-similarity", "sentence-transformers", "all-MiniLM-L6", "mpnet-base"],
    [2, "image-classification", "transformers", "vit-base-food", "convnext-tiny", "resnet-50"],
    [1, "question-answering", "transformers", "bert-squad", "roberta-squad2"],
    [1, "translation", "transformers", "opus-mt-en-gu", "nllb-200"],
    [1, "summarization", "transformers", "bart-cnn", "t5-small-xsum"],
    [1, "fill-mask", "transformers", "roberta-base", "muril"],
    [1, "text-to-speech", "transformers", "mms-tts-guj", "speecht5"],
    // There are no snippets for this task.
    [1, "reinforcement-learning", "stable-baselines3", "ppo-LunarLander-v2", "q-FrozenLake"],
];

/** The number of models that a provider serves among a hundred of a task. hf-inference serves the rest. */
const servings: readonly (readonly [share: number, pipelineTag: string, provider: string])[] = [
    [4, "text-generation", "auto"],
    [2, "text-generation", "together"],
    [2, "text-generation", "novita"],
    [2, "image-text-to-text", "novita"],
    [12, "text-to-image", "fal-ai"],
    [2, "text-to-image", "replicate"],
    [3, "automatic-speech-recognition", "fal-ai"],
];

const owners = ["acme", "northwind", "Krutrim-fan", "j0hn", "uni-vadodara", "TheTuner", "lab42", "o_o", "ai4gujarat"];
const endings = ["", "-Instruct", "-finetuned", "-GGUF", "-v2", "-lora", "-gu", "-merged"];

/** Yields the models. */
export function* models(count: number): Generator<HubModel, void, undefined> {
    const random = randomNumbers(9);
    for (let index = 0; index < count; index += 1) yield model(index, random);
}

/** Yields the models as JSON Lines, in chunks: writing each separately would take longer than generating it. */
export function* modelLines(count: number): Generator<string, void, undefined> {
    let lines = "";
    for (const one of models(count)) {
        lines += `${JSON.stringify(one)}\n`;
        if (lines.length < 65_536) continue;
        yield lines;
        lines = "";
    }
    yield lines;
}

function model(index: number, random: () => number): HubModel {
    const pick = <Value>(values: readonly Value[], otherwise: Value): Value =>
        values[Math.floor(random() * values.length)] ?? otherwise;
    const [, tag, library, ...names] = kindAt(random() * 100);
    const name = `${pick(names, tag)}${pick(endings, "")}-${index.toString(36)}`;
    const id = `${pick(owners, "acme")}/${name}`;
    const chats = tag === "image-text-to-text" || (tag === "text-generation" && random() < 0.7);
    const tags = [library, "safetensors", ...(random() < 0.3 ? ["license:apache-2.0"] : []), "region:us"];
    const provider = providerAt(tag, random() * 100);
    return {
        id,
        pipeline_tag: tag,
        tags: chats ? [...tags, "conversational"] : tags,
        library_name: library,
        ...(provider !== undefined && { provider }),
        ...(provider !== undefined && provider !== "auto" && { mapping: { providerId: name.toLowerCase() } }),
        ...(chats && random() < 0.1 && { options: { stream: true } }),
    };
}

/** Chooses a kind by weight, given a number from 0 to 100. */
function kindAt(place: number): (typeof kinds)[number] {
    let left = place;
    for (const kind of kinds) {
        left -= kind[0];
        if (left < 0) return kind;
    }
    throw new Error("The weights of the kinds make less than a hundred.");
}

function providerAt(tag: string, place: number): string | undefined {
    let left = place;
    for (const [share, pipelineTag, provider] of servings) {
        if (pipelineTag !== tag) continue;
        left -= share;
        if (left < 0) return provider;
    }
    return undefined;
}

/** Deterministic random numbers from 0 to 1: Marsaglia's 32-bit xorshift. */
function randomNumbers(seed: number): () => number {
    let state = seed;
    return () => {
        state ^= state << 13;
        state ^= state >>> 17;
        state ^= state << 5;
        return (state >>> 0) / 2 ** 32;
    };
}

if (import.meta.main) {
    for (const piece of modelLines(Number(process.argv[2] ?? 1000))) {
        if (!process.stdout.write(piece)) await once(process.stdout, "drain");
    }
}
