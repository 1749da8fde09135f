/** Parameters that the matrix writes snippets with, beside those of the examples. */
import type { ParametersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";

/** Some that each task knows, such as people set them. */
export const parametersOf: { readonly [Id in TaskId]?: ParametersOf<Id> } = {
    "audio-classification": { top_k: 2, function_to_apply: "softmax" },
    "automatic-speech-recognition": { return_timestamps: true },
    conversational: { seed: 7, stop: ["\n\n"] },
    "document-question-answering": { top_k: 1, max_answer_len: 20 },
    "feature-extraction": { normalize: true, truncate: true },
    "fill-mask": { top_k: 2 },
    "image-classification": { top_k: 2 },
    "image-segmentation": { subtask: "panoptic", threshold: 0.9 },
    "image-to-image": { prompt: "Make it a winter evening", guidance_scale: 7.5, num_inference_steps: 5 },
    "image-to-text": { max_new_tokens: 20 },
    "object-detection": { threshold: 0.5 },
    "question-answering": { top_k: 1, handle_impossible_answer: true },
    summarization: { clean_up_tokenization_spaces: true },
    "table-question-answering": { padding: "longest", sequential: true },
    "text-classification": { top_k: 2 },
    "text-generation": { max_new_tokens: 20, seed: 7 },
    "text-to-audio": { generation_parameters: { do_sample: true } },
    "text-to-image": { num_inference_steps: 5, width: 512, height: 512, seed: 7 },
    "text-to-speech": { generation_parameters: { do_sample: true } },
    "token-classification": { aggregation_strategy: "simple" },
    translation: { src_lang: "en", tgt_lang: "gu" },
    "visual-question-answering": { top_k: 1 },
    "zero-shot-classification": { candidate_labels: ["refund", "legal"], multi_label: true },
    "zero-shot-image-classification": { candidate_labels: ["cat", "dog"], hypothesis_template: "A photo of a {}" },
};

/** One more that no task knows: it goes to the provider as it is. */
export const unknownParameters = { priority: 1 };
