/** Guesses the task of a request to an unlisted model from its body. */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, isFields } from "../checks/fields.ts";
import { decodedBase64 } from "../checks/files.ts";
import { type Modality, modalities, sniff } from "../media/sniff.ts";

const ofFiles: Readonly<Record<Modality, readonly TaskId[]>> = {
    image: [
        "image-classification",
        "object-detection",
        "image-segmentation",
        "image-to-text",
        "image-to-image",
        "image-to-video",
    ],
    audio: ["automatic-speech-recognition", "audio-classification", "audio-to-audio"],
    video: [],
};

const ofTexts: readonly TaskId[] = [
    "text-generation",
    "text-classification",
    "token-classification",
    "feature-extraction",
    "summarization",
    "translation",
    "fill-mask",
    "text-to-image",
    "text-to-speech",
    "text-to-audio",
];

/** Tasks that fit a body that is a file. */
export function fittingFile(bytes: Uint8Array): readonly TaskId[] {
    const type = sniff(bytes);
    if (type === "pdf") return ofFiles.image;
    return type ? modalities(type).flatMap((modality) => ofFiles[modality]) : [];
}

/** Tasks that fit a body in the Hub's format, likeliest first. */
export function fittingTasks({ inputs, parameters, stream }: Fields): readonly TaskId[] {
    const fields = isFields(parameters) ? parameters : {};
    if (isFields(inputs)) return fittingFields(inputs, fields);
    const first = Array.isArray(inputs) ? inputs[0] : inputs;
    const file = typeof first === "string" ? fittingFile(decodedBase64(first.slice(0, 64))) : [];
    if (file.length > 0) return fields["candidate_labels"] === undefined ? file : ["zero-shot-image-classification"];
    if (fields["candidate_labels"] !== undefined) return ["zero-shot-classification"];
    const has = (...keys: readonly string[]) => keys.some((key) => fields[key] !== undefined);
    const clues: readonly (TaskId | false)[] = [
        (stream !== undefined || has("max_new_tokens", "return_full_text")) && "text-generation",
        has("guidance_scale", "num_inference_steps", "negative_prompt", "width") && "text-to-image",
        has("src_lang", "tgt_lang") && "translation",
        has("aggregation_strategy") && "token-classification",
        typeof first === "string" && /\[MASK\]|<mask>/i.test(first) && "fill-mask",
    ];
    const clear = clues.filter((clue) => clue !== false);
    return [...clear, ...ofTexts.filter((task) => !clear.includes(task))];
}

function fittingFields(inputs: Fields, parameters: Fields): readonly TaskId[] {
    const has = (...keys: readonly string[]) => keys.every((key) => inputs[key] !== undefined);
    if (has("image", "question")) return ["visual-question-answering", "document-question-answering"];
    if (has("image")) {
        const labelled = has("candidateLabels") || parameters["candidate_labels"] !== undefined;
        return labelled ? ["zero-shot-image-classification"] : ofFiles.image;
    }
    if (has("query") && has("table")) return ["table-question-answering"];
    if (has("data") || has("table")) return ["tabular-classification", "tabular-regression"];
    if (has("source_sentence") || has("sentences")) return ["sentence-similarity"];
    if (has("question") || has("context")) return ["question-answering"];
    return has("text") ? ["conversational"] : [];
}
