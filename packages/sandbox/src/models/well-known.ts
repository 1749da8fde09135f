/** Models of the Hub that exist by default, so that programs that name them run unchanged. */
import { catalogue } from "@callsheet/catalogue";
import type { TaskId } from "@callsheet/inference/tasks";

/** Models that the catalogue lacks or lists for another task. */
const others: Readonly<Record<string, TaskId>> = {
    "speechbrain/google_speech_command_xvector": "audio-classification",
    "ResembleAI/resemble-enhance": "audio-to-audio",
    "microsoft/speecht5_vc": "audio-to-audio",
    "nvidia/canary-1b": "automatic-speech-recognition",
    "google/gemma-2-2b-it": "conversational",
    "openai/gpt-4o-mini": "conversational",
    "openai/gpt-5-mini": "conversational",
    "Qwen/Qwen2.5-7B-Instruct-1M": "conversational",
    "Qwen/Qwen2.5-VL-3B-Instruct": "conversational",
    "impira/layoutlm-document-qa": "document-question-answering",
    "thenlper/gte-large": "feature-extraction",
    "answerdotai/ModernBERT-large": "fill-mask",
    "FacebookAI/xlm-roberta-base": "fill-mask",
    "facebook/mask2former-swin-large-coco-panoptic": "image-segmentation",
    "black-forest-labs/FLUX.2-dev": "image-text-to-image",
    "Lightricks/LTX-Video-0.9.8-13B-distilled": "image-text-to-video",
    "allenai/olmOCR-7B-0725": "image-to-text",
    "Wan-AI/Wan2.1-I2V-14B-720P": "image-to-video",
    "sentence-transformers/all-mpnet-base-v2": "sentence-similarity",
    "BAAI/bge-m3": "sentence-similarity",
    "scikit-learn/cancer-prediction-trees": "tabular-classification",
    "scikit-learn/Fish-Weight": "tabular-regression",
    "openai-community/gpt2": "text-generation",
    "facebook/musicgen-small": "text-to-audio",
    "ResembleAI/chatterbox": "text-to-speech",
    "hexgrad/Kokoro-82M": "text-to-speech",
    "facebook/nllb-200-1.3B": "translation",
    "google/deplot": "visual-question-answering",
    "google/siglip2-base-patch16-224": "zero-shot-image-classification",
};

/** The task of each model, by its Hub id. */
export const wellKnownModels: Readonly<Record<string, TaskId>> = {
    ...Object.fromEntries(catalogue.models.map(({ id, task }) => [id, task])),
    ...others,
};
