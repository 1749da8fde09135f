import { audioClassificationTask } from "./audio-classification.ts";
import { audioToAudioTask } from "./audio-to-audio.ts";
import { automaticSpeechRecognitionTask } from "./automatic-speech-recognition.ts";
import { conversationalTask } from "./conversational.ts";
import { documentQuestionAnsweringTask } from "./document-question-answering.ts";
import { featureExtractionTask } from "./feature-extraction.ts";
import { fillMaskTask } from "./fill-mask.ts";
import { imageClassificationTask } from "./image-classification.ts";
import { imageSegmentationTask } from "./image-segmentation.ts";
import { imageTextToImageTask } from "./image-text-to-image.ts";
import { imageTextToVideoTask } from "./image-text-to-video.ts";
import { imageToImageTask } from "./image-to-image.ts";
import { imageToTextTask } from "./image-to-text.ts";
import { imageToVideoTask } from "./image-to-video.ts";
import { objectDetectionTask } from "./object-detection.ts";
import { questionAnsweringTask } from "./question-answering.ts";
import { sentenceSimilarityTask } from "./sentence-similarity.ts";
import { summarizationTask } from "./summarization.ts";
import { tableQuestionAnsweringTask } from "./table-question-answering.ts";
import { tabularClassificationTask } from "./tabular-classification.ts";
import { tabularRegressionTask } from "./tabular-regression.ts";
import type { Task } from "./task.ts";
import type { TaskId } from "./task-id.ts";
import { textClassificationTask } from "./text-classification.ts";
import { textGenerationTask } from "./text-generation.ts";
import { textToAudioTask } from "./text-to-audio.ts";
import { textToImageTask } from "./text-to-image.ts";
import { textToSpeechTask } from "./text-to-speech.ts";
import { textToVideoTask } from "./text-to-video.ts";
import { tokenClassificationTask } from "./token-classification.ts";
import { translationTask } from "./translation.ts";
import { visualQuestionAnsweringTask } from "./visual-question-answering.ts";
import { zeroShotClassificationTask } from "./zero-shot-classification.ts";
import { zeroShotImageClassificationTask } from "./zero-shot-image-classification.ts";

/** Every task, by its id; a missing one is a compile error. */
export const tasks = {
    "audio-classification": audioClassificationTask,
    "audio-to-audio": audioToAudioTask,
    "automatic-speech-recognition": automaticSpeechRecognitionTask,
    conversational: conversationalTask,
    "document-question-answering": documentQuestionAnsweringTask,
    "feature-extraction": featureExtractionTask,
    "fill-mask": fillMaskTask,
    "image-classification": imageClassificationTask,
    "image-segmentation": imageSegmentationTask,
    "image-text-to-image": imageTextToImageTask,
    "image-text-to-video": imageTextToVideoTask,
    "image-to-image": imageToImageTask,
    "image-to-text": imageToTextTask,
    "image-to-video": imageToVideoTask,
    "object-detection": objectDetectionTask,
    "question-answering": questionAnsweringTask,
    "sentence-similarity": sentenceSimilarityTask,
    summarization: summarizationTask,
    "table-question-answering": tableQuestionAnsweringTask,
    "tabular-classification": tabularClassificationTask,
    "tabular-regression": tabularRegressionTask,
    "text-classification": textClassificationTask,
    "text-generation": textGenerationTask,
    "text-to-audio": textToAudioTask,
    "text-to-image": textToImageTask,
    "text-to-speech": textToSpeechTask,
    "text-to-video": textToVideoTask,
    "token-classification": tokenClassificationTask,
    translation: translationTask,
    "visual-question-answering": visualQuestionAnsweringTask,
    "zero-shot-classification": zeroShotClassificationTask,
    "zero-shot-image-classification": zeroShotImageClassificationTask,
} as const satisfies { readonly [Id in TaskId]: Task<Id> };

/** Every task as data, by its id; the types of its schemas are read from here. */
export type Tasks = typeof tasks;
