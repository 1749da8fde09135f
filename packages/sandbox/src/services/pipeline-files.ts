/** The Hub's tasks that take images and recordings. */

import { bytesFromBase64, bytesToBase64 } from "@callsheet/inference/wire";
import { isFields, object, text, texts } from "../checks/fields.ts";
import { base64File } from "../checks/files.ts";
import { chunksOf, heard, reworked, soundsOf, transcriptOf } from "../media/heard.ts";
import { type Look, look } from "../media/look.ts";
import { fileOf } from "../media/media.ts";
import { answerOf, boxesOf, captionOf, fits, labelsOf, masksOf, type Scored } from "../media/seen.ts";
import type { PipelineCall, Pipelines, PipelineTask } from "./pipeline.ts";
import { listOfTexts, topK } from "./pipeline-texts.ts";

const where = ["body", "inputs"] as const;

/** The file in the inputs: its bytes, its base64, or either under the name that some clients give it. */
export function fileIn(inputs: unknown): Uint8Array {
    if (inputs instanceof Uint8Array) return inputs;
    return bytesFromBase64(String(isFields(inputs) ? inputs["image"] : inputs));
}

const lookAt = ({ inputs }: Pick<PipelineCall, "inputs">): Look => look(fileIn(inputs));

/** The likeliest, as many as are asked for. */
const likeliest = (labels: readonly Scored[], { parameters }: Pick<PipelineCall, "parameters">): Scored[] =>
    labels.slice(0, topK(parameters, 5));

/** Those that are surer than the parameter says. */
const sureOf = <Item extends Scored>(
    found: readonly Item[],
    { parameters }: Pick<PipelineCall, "parameters">,
): Item[] => {
    const { threshold } = parameters;
    return typeof threshold === "number" ? found.filter(({ score }) => score >= threshold) : [...found];
};

/** A question about an image or a document. @param withPlace whether it says which words of the document it read */
const imageAndQuestion = (withPlace: boolean): PipelineTask => ({
    check: (inputs) => {
        const { image, question } = object(inputs, where);
        base64File(image, "image", [...where, "image"]);
        text(question, [...where, "question"]);
    },
    gives: (call) => {
        const { answer, score } = answerOf(lookAt(call), String(isFields(call.inputs) ? call.inputs["question"] : ""));
        return [{ answer, score, ...(withPlace && { start: 0, end: answer.split(/\s+/).length - 1 }) }];
    },
});

export const filePipelines = {
    "image-classification": { file: "image", gives: (call) => likeliest(labelsOf(lookAt(call)), call) },
    "audio-classification": { file: "audio", gives: (call) => likeliest(soundsOf(heard(fileIn(call.inputs))), call) },
    "object-detection": { file: "image", gives: (call) => sureOf(boxesOf(lookAt(call)), call) },
    "image-segmentation": { file: "image", gives: (call) => sureOf(masksOf(lookAt(call)), call) },
    "image-to-text": { file: "image", gives: (call) => [{ generated_text: captionOf(lookAt(call)) }] },
    "image-to-image": { file: "image", gives: "jpg" },
    "automatic-speech-recognition": {
        file: "audio",
        gives: ({ inputs, parameters: { return_timestamps } }) => {
            const recording = heard(fileIn(inputs));
            const chunks = () => chunksOf(recording, return_timestamps === "word" ? "word" : "sentence");
            return { text: transcriptOf(recording), ...(return_timestamps ? { chunks: chunks() } : {}) };
        },
    },
    "audio-to-audio": {
        file: "audio",
        gives: ({ inputs, seed }) => {
            const { bytes, type } = fileOf("flac", reworked(heard(fileIn(inputs)), seed.slice(0, 8)));
            return [{ label: "speech", blob: bytesToBase64(bytes), "content-type": type }];
        },
    },
    "zero-shot-image-classification": {
        check: (inputs, parameters) => {
            // Clients differ: the image by itself, or under a name.
            base64File(isFields(inputs) ? inputs["image"] : inputs, "image", where);
            texts(parameters["candidate_labels"], ["body", "parameters", "candidate_labels"]);
        },
        gives: (call) => fits(lookAt(call), listOfTexts(call.parameters["candidate_labels"])),
    },
    "document-question-answering": imageAndQuestion(true),
    "visual-question-answering": imageAndQuestion(false),
} as const satisfies Pipelines;
