/** The Hub's tasks with image or audio input. */

import { bytesFromBase64, bytesToBase64 } from "@callsheet/inference/wire";
import { isFields, object, text, texts } from "../checks/fields.ts";
import { base64File } from "../checks/files.ts";
import {
    answerOf,
    boxesOf,
    captionOf,
    imageLabels,
    masksOf,
    rankLabels,
    type Scored,
} from "../media/describe-image.ts";
import { type ImageFeatures, imageFeatures } from "../media/image-features.ts";
import { fileOf } from "../media/media.ts";
import { chunksOf, processedAudio, readRecording, soundLabels, transcriptOf } from "../media/transcribe.ts";
import type { PipelineCall, Pipelines, PipelineTask } from "./pipeline.ts";
import { listOfTexts, topK } from "./pipeline-texts.ts";

const where = ["body", "inputs"] as const;

/** The file in the inputs: bytes, base64, or base64 in the field `image`, which some clients use. */
export function fileIn(inputs: unknown): Uint8Array {
    if (inputs instanceof Uint8Array) return inputs;
    return bytesFromBase64(String(isFields(inputs) ? inputs["image"] : inputs));
}

const featuresOf = ({ inputs }: Pick<PipelineCall, "inputs">): ImageFeatures => imageFeatures(fileIn(inputs));

/** The top labels; `top_k` sets the number. */
const topLabels = (labels: readonly Scored[], { parameters }: Pick<PipelineCall, "parameters">): Scored[] =>
    labels.slice(0, topK(parameters, 5));

/** The results at or above the `threshold` parameter. */
const aboveThreshold = <Item extends Scored>(
    items: readonly Item[],
    { parameters }: Pick<PipelineCall, "parameters">,
): Item[] => {
    const { threshold } = parameters;
    return typeof threshold === "number" ? items.filter(({ score }) => score >= threshold) : [...items];
};

/** A question about an image or a document. @param withPlace whether the answer has word positions in the document */
const imageAndQuestion = (withPlace: boolean): PipelineTask => ({
    check: (inputs) => {
        const { image, question } = object(inputs, where);
        base64File(image, "image", [...where, "image"]);
        text(question, [...where, "question"]);
    },
    gives: (call) => {
        const { answer, score } = answerOf(
            featuresOf(call),
            String(isFields(call.inputs) ? call.inputs["question"] : ""),
        );
        return [{ answer, score, ...(withPlace && { start: 0, end: answer.split(/\s+/).length - 1 }) }];
    },
});

export const filePipelines = {
    "image-classification": { file: "image", gives: (call) => topLabels(imageLabels(featuresOf(call)), call) },
    "audio-classification": {
        file: "audio",
        gives: (call) => topLabels(soundLabels(readRecording(fileIn(call.inputs))), call),
    },
    "object-detection": { file: "image", gives: (call) => aboveThreshold(boxesOf(featuresOf(call)), call) },
    "image-segmentation": { file: "image", gives: (call) => aboveThreshold(masksOf(featuresOf(call)), call) },
    "image-to-text": { file: "image", gives: (call) => [{ generated_text: captionOf(featuresOf(call)) }] },
    "image-to-image": { file: "image", gives: "jpg" },
    "automatic-speech-recognition": {
        file: "audio",
        gives: ({ inputs, parameters: { return_timestamps } }) => {
            const recording = readRecording(fileIn(inputs));
            const chunks = () => chunksOf(recording, return_timestamps === "word" ? "word" : "sentence");
            return { text: transcriptOf(recording), ...(return_timestamps ? { chunks: chunks() } : {}) };
        },
    },
    "audio-to-audio": {
        file: "audio",
        gives: ({ inputs, seed }) => {
            const { bytes, type } = fileOf("flac", processedAudio(readRecording(fileIn(inputs)), seed.slice(0, 8)));
            return [{ label: "speech", blob: bytesToBase64(bytes), "content-type": type }];
        },
    },
    "zero-shot-image-classification": {
        check: (inputs, parameters) => {
            // Clients differ: some send the image itself, others an object with it.
            base64File(isFields(inputs) ? inputs["image"] : inputs, "image", where);
            texts(parameters["candidate_labels"], ["body", "parameters", "candidate_labels"]);
        },
        gives: (call) => rankLabels(featuresOf(call), listOfTexts(call.parameters["candidate_labels"])),
    },
    "document-question-answering": imageAndQuestion(true),
    "visual-question-answering": imageAndQuestion(false),
} as const satisfies Pipelines;
