/** An example value of every parameter, and the parameters that a form shows first. */
import type { ParametersOf } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { exampleResponseFormat, exampleTool } from "./chat-examples.ts";

/** The parameters in a task's schema, each with a value. A missing one is a compile error. */
export type ExampleParameters<Id extends TaskId> = {
    readonly [Name in keyof ParametersOf<Id> as string extends Name ? never : Name]-?: NonNullable<
        ParametersOf<Id>[Name]
    >;
};

/** The names of the parameters in a task's schema. */
export type ParameterName<Id extends TaskId> = keyof ExampleParameters<Id>;

const diffusion = { guidance_scale: 7.5, negative_prompt: "blurry, low quality", num_inference_steps: 20 };

const promptedDiffusion = {
    ...diffusion,
    prompt: "Make it a winter evening",
    target_size: { width: 1024, height: 768 },
};

const extraction = {
    doc_stride: 64,
    handle_impossible_answer: true,
    max_answer_len: 20,
    max_question_len: 32,
    max_seq_len: 256,
    top_k: 2,
};

/**
 * A realistic value of every parameter of each task, for forms, documentation and the matrix rows that set one
 * parameter alone. No value equals the one in the task's own example.
 *
 * @example
 * import { exampleParameters } from "@callsheet/snippets";
 *
 * const { guidance_scale } = exampleParameters["text-to-image"]; // 7.5
 */
export const exampleParameters: { readonly [Id in TaskId]: ExampleParameters<Id> } = {
    "audio-classification": { top_k: 2, function_to_apply: "softmax" },
    "audio-to-audio": {},
    "automatic-speech-recognition": { return_timestamps: true, generation_parameters: { max_new_tokens: 64 } },
    conversational: {
        frequency_penalty: 0.5,
        logit_bias: { "50256": -100 },
        logprobs: true,
        max_tokens: 256,
        n: 2,
        presence_penalty: 0.5,
        reasoning_effort: "low",
        response_format: exampleResponseFormat,
        seed: 7,
        stop: ["\n\n"],
        stream_options: { include_usage: true },
        temperature: 0.7,
        tool_choice: "auto",
        tool_prompt: "You may call these functions:",
        tools: [exampleTool],
        top_logprobs: 2,
        top_p: 0.9,
    },
    "document-question-answering": {
        ...extraction,
        lang: "eng",
        word_boxes: ["Total", [80, 700, 160, 720], "42", [820, 700, 860, 720]],
    },
    "feature-extraction": {
        dimensions: 256,
        encoding_format: "float",
        normalize: true,
        prompt_name: "query",
        truncate: true,
        truncation_direction: "left",
    },
    "fill-mask": { top_k: 2, targets: ["river", "city"] },
    "image-classification": { top_k: 2, function_to_apply: "softmax" },
    "image-segmentation": {
        mask_threshold: 0.4,
        overlap_mask_area_threshold: 0.6,
        subtask: "panoptic",
        threshold: 0.8,
    },
    "image-text-to-image": { ...promptedDiffusion, seed: 7 },
    // Large enough to select the larger size at a provider that has two.
    "image-text-to-video": {
        ...promptedDiffusion,
        target_size: { width: 2560, height: 1440 },
        num_frames: 120,
        seed: 7,
    },
    "image-to-image": promptedDiffusion,
    "image-to-text": { max_new_tokens: 20, generation_parameters: { num_beams: 2 } },
    "image-to-video": { ...promptedDiffusion, num_frames: 120, seed: 7 },
    "object-detection": { threshold: 0.5 },
    "question-answering": { ...extraction, align_to_words: true },
    "sentence-similarity": {},
    summarization: {
        clean_up_tokenization_spaces: true,
        generate_parameters: { max_length: 60 },
        truncation: "longest_first",
    },
    "table-question-answering": { padding: "longest", sequential: true, truncation: true },
    "tabular-classification": {},
    "tabular-regression": {},
    "text-classification": { top_k: 2, function_to_apply: "softmax" },
    "text-generation": {
        adapter_id: "predibase/customer_support",
        best_of: 2,
        decoder_input_details: true,
        details: true,
        do_sample: true,
        frequency_penalty: 0.5,
        grammar: { type: "json", value: exampleResponseFormat.json_schema.schema },
        max_new_tokens: 20,
        repetition_penalty: 1.1,
        return_full_text: true,
        seed: 7,
        stop: ["\n\n"],
        temperature: 0.7,
        top_k: 40,
        top_n_tokens: 2,
        top_p: 0.9,
        truncate: 100,
        typical_p: 0.95,
        watermark: true,
    },
    "text-to-audio": { generation_parameters: { do_sample: true } },
    "text-to-image": { ...diffusion, width: 768, height: 512, scheduler: "EulerDiscreteScheduler", seed: 7 },
    "text-to-speech": { generation_parameters: { do_sample: true } },
    "text-to-video": { ...diffusion, num_frames: 120, seed: 7 },
    "token-classification": { aggregation_strategy: "average", ignore_labels: ["MISC"], stride: 16 },
    translation: {
        clean_up_tokenization_spaces: true,
        generate_parameters: { max_length: 60 },
        src_lang: "en",
        tgt_lang: "gu",
        truncation: "longest_first",
    },
    "visual-question-answering": { top_k: 2 },
    "zero-shot-classification": {
        candidate_labels: ["refund", "legal"],
        hypothesis_template: "This message is about {}.",
        multi_label: true,
    },
    "zero-shot-image-classification": {
        candidate_labels: ["cat", "dog"],
        hypothesis_template: "A photo of a {}.",
    },
};

/**
 * The most used parameters of each task, in the order in which a form shows them.
 *
 * @example
 * import { commonParameters } from "@callsheet/snippets";
 *
 * const first = commonParameters.conversational[0]; // "max_tokens"
 */
export const commonParameters: { readonly [Id in TaskId]: readonly ParameterName<Id>[] } = {
    "audio-classification": ["top_k"],
    "audio-to-audio": [],
    "automatic-speech-recognition": ["return_timestamps"],
    conversational: ["max_tokens", "temperature", "top_p", "seed", "stop"],
    "document-question-answering": ["top_k", "lang"],
    "feature-extraction": ["normalize", "truncate"],
    "fill-mask": ["top_k"],
    "image-classification": ["top_k"],
    "image-segmentation": ["subtask", "threshold"],
    "image-text-to-image": ["prompt", "num_inference_steps", "guidance_scale", "target_size", "seed"],
    "image-text-to-video": ["prompt", "num_frames", "num_inference_steps", "target_size", "seed"],
    "image-to-image": ["prompt", "num_inference_steps", "guidance_scale", "target_size"],
    "image-to-text": ["max_new_tokens"],
    "image-to-video": ["prompt", "num_frames", "num_inference_steps", "target_size", "seed"],
    "object-detection": ["threshold"],
    "question-answering": ["top_k", "handle_impossible_answer"],
    "sentence-similarity": [],
    summarization: ["truncation"],
    "table-question-answering": ["sequential"],
    "tabular-classification": [],
    "tabular-regression": [],
    "text-classification": ["top_k"],
    "text-generation": ["max_new_tokens", "temperature", "top_p", "seed", "stop"],
    "text-to-audio": ["generation_parameters"],
    "text-to-image": ["num_inference_steps", "guidance_scale", "width", "height", "seed", "negative_prompt"],
    "text-to-speech": ["generation_parameters"],
    "text-to-video": ["num_frames", "num_inference_steps", "guidance_scale", "seed"],
    "token-classification": ["aggregation_strategy"],
    translation: ["src_lang", "tgt_lang"],
    "visual-question-answering": ["top_k"],
    "zero-shot-classification": ["candidate_labels", "multi_label", "hypothesis_template"],
    "zero-shot-image-classification": ["candidate_labels", "hypothesis_template"],
};

/** What a parameter requires; without it the parameter is refused, or has no effect. */
export type ParameterNeeds = {
    /** It needs a streamed response. */
    readonly streaming?: true;
    /** The names of other parameters that it needs; the examples have values for them. */
    readonly parameters?: readonly string[];
};

/**
 * The parameters that need other parameters, or a streamed response. All others can be set alone.
 *
 * @example
 * import { parameterNeeds } from "@callsheet/snippets";
 *
 * const needs = parameterNeeds.conversational?.tool_choice; // { parameters: ["tools"] }
 */
export const parameterNeeds: {
    readonly [Id in TaskId]?: {
        readonly [Name in ParameterName<Id>]?: ParameterNeeds & { readonly parameters?: readonly ParameterName<Id>[] };
    };
} = {
    conversational: {
        stream_options: { streaming: true },
        tool_choice: { parameters: ["tools"] },
        tool_prompt: { parameters: ["tools"] },
        top_logprobs: { parameters: ["logprobs"] },
    },
    "feature-extraction": { truncation_direction: { parameters: ["truncate"] } },
    "text-generation": {
        best_of: { parameters: ["do_sample"] },
        decoder_input_details: { parameters: ["details"] },
        top_n_tokens: { parameters: ["details"] },
    },
    translation: { src_lang: { parameters: ["tgt_lang"] }, tgt_lang: { parameters: ["src_lang"] } },
};
