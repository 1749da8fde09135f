import { describe, expect, test } from "vitest";
import { suggestedTasks, wellKnownModels } from "./models.ts";

describe("what a name suggests", () => {
    test.each([
        ["openai/whisper-large-v3", "automatic-speech-recognition"],
        ["BAAI/bge-m3", "feature-extraction"],
        ["intfloat/multilingual-e5-large-instruct", "feature-extraction"],
        ["thenlper/gte-large", "feature-extraction"],
        ["sentence-transformers/all-MiniLM-L6-v2", "feature-extraction"],
        ["Qwen/Qwen3-Embedding-8B", "feature-extraction"],
        ["google-bert/bert-base-uncased", "fill-mask"],
        ["FacebookAI/xlm-roberta-base", "fill-mask"],
        ["black-forest-labs/FLUX.1-schnell", "text-to-image"],
        ["black-forest-labs/FLUX.1-Kontext-dev", "image-to-image"],
        ["Wan-AI/Wan2.2-T2V-A14B", "text-to-video"],
        ["Wan-AI/Wan2.2-I2V-A14B", "image-to-video"],
        ["facebook/nllb-200-distilled-600M", "translation"],
        ["Helsinki-NLP/opus-mt-en-gu", "translation"],
        ["google-t5/t5-small", "translation"],
        ["facebook/bart-large-cnn", "summarization"],
        ["facebook/bart-large-mnli", "zero-shot-classification"],
        ["dslim/bert-base-NER", "token-classification"],
        ["distilbert/distilbert-base-uncased-finetuned-sst-2-english", "text-classification"],
        ["facebook/mms-tts-guj", "text-to-speech"],
        ["facebook/musicgen-small", "text-to-audio"],
        ["openai-community/gpt2", "conversational"],
        ["meta-llama/Llama-3.1-8B-Instruct", "conversational"],
        ["mistralai/Mistral-7B-v0.1", "conversational"],
        ["google/flan-t5-xxl", "conversational"],
        ["facebook/sam-vit-base", "image-segmentation"],
        ["Salesforce/blip-image-captioning-large", "image-to-text"],
    ])("%s: %s", (id, task) => {
        expect(suggestedTasks(id)[0]).toBe(task);
    });

    test("nothing, where it says nothing", () => {
        for (const id of ["me/my-own", "acme/north-star", "x"]) expect(suggestedTasks(id)).toEqual([]);
    });

    test("agrees with what is known of most well-known models", () => {
        const all = [...wellKnownModels];
        const right = all.filter(([id, task]) => [...suggestedTasks(id), "conversational"].includes(task));
        expect(right.length / all.length).toBeGreaterThan(0.85);
    });
});
