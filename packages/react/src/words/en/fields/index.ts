import type { TaskId } from "@callsheet/inference/tasks";
import type { AnyParameter, FieldLabel, FieldStrings } from "../../fields/field-words.ts";

const text: FieldLabel = { label: "Text" };
const texts: FieldLabel = {
    label: "Text",
    help: 'The text; several at once as a list in JSON, such as `["one", "two"]`.',
};
const prompt: FieldLabel = { label: "Prompt" };
const image: FieldLabel = { label: "Image" };
const recording: FieldLabel = { label: "Recording" };
const question: FieldLabel = { label: "Question" };
const table: FieldLabel = { label: "Table" };

/** The labels of the inputs of each task, in English. */
const englishInputs: Readonly<Record<TaskId, FieldLabel>> = {
    "audio-classification": recording,
    "audio-to-audio": recording,
    "automatic-speech-recognition": recording,
    conversational: { label: "Messages" },
    "document-question-answering": { label: "Inputs", fields: { image: { label: "Document" }, question } },
    "feature-extraction": texts,
    "fill-mask": text,
    "image-classification": image,
    "image-segmentation": image,
    "image-text-to-image": image,
    "image-text-to-video": image,
    "image-to-image": image,
    "image-to-text": image,
    "image-to-video": image,
    "object-detection": image,
    "question-answering": { label: "Inputs", fields: { question, context: { label: "Text with the answer" } } },
    "sentence-similarity": {
        label: "Inputs",
        fields: { source_sentence: { label: "Sentence" }, sentences: { label: "Sentences to compare with" } },
    },
    summarization: text,
    "table-question-answering": { label: "Inputs", fields: { query: question, table } },
    "tabular-classification": { label: "Inputs", fields: { data: table } },
    "tabular-regression": { label: "Inputs", fields: { data: table } },
    "text-classification": text,
    "text-generation": text,
    "text-to-audio": prompt,
    "text-to-image": prompt,
    "text-to-speech": text,
    "text-to-video": prompt,
    "token-classification": text,
    translation: texts,
    "visual-question-answering": { label: "Inputs", fields: { image, question } },
    "zero-shot-classification": texts,
    "zero-shot-image-classification": { label: "Inputs", fields: { image } },
};

const size = { width: { label: "Width" }, height: { label: "Height" } };

/** The English labels of parameters. */
const englishParameters: Readonly<Record<AnyParameter, FieldLabel>> = {
    // Text generation.
    adapter_id: { label: "LoRA adapter" },
    best_of: { label: "Best of" },
    decoder_input_details: { label: "Details of the input" },
    details: { label: "Details" },
    do_sample: { label: "Sample" },
    frequency_penalty: { label: "Frequency penalty" },
    generate_parameters: { label: "Generation parameters" },
    generation_parameters: { label: "Generation parameters" },
    grammar: { label: "Grammar" },
    logprobs: { label: "Log probabilities" },
    logit_bias: { label: "Logit bias" },
    max_new_tokens: { label: "Maximum of new tokens" },
    max_tokens: {
        label: "Maximum of tokens",
        help: "How long the answer may become; it is cut off there.",
    },
    presence_penalty: { label: "Presence penalty" },
    repetition_penalty: { label: "Repetition penalty" },
    reasoning_effort: { label: "Reasoning effort" },
    response_format: { label: "Response format" },
    return_full_text: { label: "Return the full text" },
    seed: { label: "Seed" },
    stop: { label: "Stop sequences" },
    stream_options: {
        label: "Stream options",
        fields: { include_usage: { label: "Include the usage" } },
    },
    temperature: { label: "Temperature" },
    tool_choice: { label: "Tool choice" },
    tool_prompt: { label: "Tool prompt" },
    tools: { label: "Tools" },
    top_k: { label: "Top k labels" },
    top_logprobs: { label: "Top log probabilities" },
    top_n_tokens: { label: "Top n tokens" },
    top_p: { label: "Top p" },
    truncate: { label: "Truncate" },
    typical_p: { label: "Typical p" },
    watermark: { label: "Watermark" },

    // Texts and labels.
    aggregation_strategy: { label: "Aggregation strategy" },
    align_to_words: { label: "Align to words" },
    candidate_labels: { label: "Candidate labels" },
    clean_up_tokenization_spaces: { label: "Clean up spaces" },
    dimensions: { label: "Dimensions" },
    doc_stride: { label: "Stride" },
    encoding_format: { label: "Encoding format" },
    function_to_apply: { label: "Function to apply" },
    handle_impossible_answer: { label: "Allow no answer" },
    hypothesis_template: { label: "Hypothesis template" },
    ignore_labels: { label: "Ignored labels" },
    lang: { label: "Language" },
    max_answer_len: { label: "Maximum length of the answer" },
    max_question_len: { label: "Maximum length of the question" },
    max_seq_len: { label: "Maximum length of a piece" },
    multi_label: { label: "Multiple labels" },
    normalize: { label: "Normalise" },
    padding: { label: "Padding" },
    prompt_name: { label: "Prompt name" },
    return_timestamps: { label: "Return timestamps" },
    sequential: { label: "Sequential" },
    src_lang: { label: "Source language" },
    stride: { label: "Stride" },
    targets: { label: "Targets" },
    tgt_lang: { label: "Target language" },
    truncation: { label: "Truncation" },
    truncation_direction: { label: "Truncation direction" },
    word_boxes: { label: "Word boxes" },

    // Images and videos.
    guidance_scale: { label: "Guidance scale" },
    height: { label: "Height" },
    mask_threshold: { label: "Mask threshold" },
    n: { label: "Number of answers" },
    negative_prompt: { label: "Negative prompt" },
    num_frames: { label: "Number of frames" },
    num_inference_steps: { label: "Inference steps" },
    overlap_mask_area_threshold: { label: "Overlap threshold" },
    prompt: { label: "Prompt" },
    scheduler: { label: "Scheduler" },
    subtask: { label: "Subtask" },
    target_size: { label: "Target size", fields: size },
    threshold: { label: "Threshold" },
    width: { label: "Width" },
};

/** The English labels of fields; the rest of the text comes from their descriptions. */
export const englishFields: FieldStrings = {
    inputs: englishInputs,
    parameters: englishParameters,
    ofTask: {
        "feature-extraction": { truncate: { label: "Truncate" } },
        "fill-mask": { top_k: { label: "Top k words" } },
        "document-question-answering": { top_k: { label: "Top k answers" } },
        "question-answering": { top_k: { label: "Top k answers" } },
        "text-generation": { top_k: { label: "Top k" } },
        "visual-question-answering": { top_k: { label: "Top k answers" } },
    },
    facts: {
        number: "a number",
        whole: "a whole number",
        above: "more than {0}",
        below: "less than {0}",
        between: "{0} to {1}",
        least: "{0} or more",
        most: "at most {0}",
        unit: "in {unit}",
        units: {
            characters: "characters",
            frames: "frames",
            pixels: "pixels",
            seconds: "seconds",
            tokens: "tokens",
            words: "words",
        },
        example: "such as {example}",
    },
};
