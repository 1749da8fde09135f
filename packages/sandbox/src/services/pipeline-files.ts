/** The Hub's tasks that take images and recordings. */

import { isFields, object, text, texts } from "../checks/fields.ts";
import { base64File } from "../checks/files.ts";
import { base64, mask, media } from "../media/media.ts";
import type { Modality } from "../media/sniff.ts";
import { numbers, scores } from "../responses/seed.ts";
import type { Pipelines, PipelineTask } from "./pipeline.ts";
import { labelled, listOfTexts, topK } from "./pipeline-texts.ts";

const where = ["body", "inputs"] as const;

const labelsOf = (file: Modality, labels: readonly string[]): PipelineTask => ({
    file,
    gives: ({ seed, parameters }) => labelled(labels.slice(0, topK(parameters, labels.length)), seed),
});

/** A question about an image or a document. */
const imageAndQuestion = (withPlace: boolean): PipelineTask => ({
    check: (inputs) => {
        const { image, question } = object(inputs, where);
        base64File(image, "image", [...where, "image"]);
        text(question, [...where, "question"]);
    },
    gives: ({ seed }) => {
        const [score = 0] = numbers(seed, 1);
        return [{ answer: `number ${seed.slice(0, 4)}`, score, ...(withPlace && { start: 0, end: 1 }) }];
    },
});

export const filePipelines = {
    "image-classification": labelsOf("image", ["tabby cat", "tiger cat", "Egyptian cat", "lynx", "dog"]),
    "audio-classification": labelsOf("audio", ["yes", "no", "stop"]),
    "object-detection": {
        file: "image",
        gives: ({ seed }) => {
            const [x = 0, y = 0] = numbers(seed, 2).map((number) => Math.floor(number * 100));
            const chances = scores(seed, 2);
            return ["cat", "remote"].map((label, index) => ({
                label,
                score: chances[index] ?? 0,
                box: { xmin: x + index, ymin: y + index, xmax: x + 50, ymax: y + 40 },
            }));
        },
    },
    "image-segmentation": {
        file: "image",
        gives: ({ seed }) => ["cat", "background"].map((label) => ({ label, score: 0.9, mask: mask(seed + label) })),
    },
    "image-to-text": { file: "image", gives: ({ seed }) => [{ generated_text: `an image (${seed.slice(0, 6)})` }] },
    "image-to-image": { file: "image", gives: "jpg" },
    "automatic-speech-recognition": {
        file: "audio",
        gives: ({ seed, parameters }) => {
            const spoken = `A recording (${seed.slice(0, 6)}).`;
            const chunks = [{ text: spoken, timestamp: [0, 0.1] }];
            return { text: spoken, ...(parameters["return_timestamps"] ? { chunks } : {}) };
        },
    },
    "audio-to-audio": {
        file: "audio",
        gives: ({ seed }) => {
            const { bytes, type } = media("flac", seed);
            return [{ label: "speech", blob: base64(bytes), "content-type": type }];
        },
    },
    "zero-shot-image-classification": {
        check: (inputs, parameters) => {
            // Clients differ: the image by itself, or under a name.
            base64File(isFields(inputs) ? inputs["image"] : inputs, "image", where);
            texts(parameters["candidate_labels"], ["body", "parameters", "candidate_labels"]);
        },
        gives: ({ seed, parameters }) => labelled(listOfTexts(parameters["candidate_labels"]), seed),
    },
    "document-question-answering": imageAndQuestion(true),
    "visual-question-answering": imageAndQuestion(false),
} as const satisfies Pipelines;
