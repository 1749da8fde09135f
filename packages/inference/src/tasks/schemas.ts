import { audioClassificationSchemas } from "./audio-classification.ts";
import { audioToAudioSchemas } from "./audio-to-audio.ts";
import { automaticSpeechRecognitionSchemas } from "./automatic-speech-recognition.ts";
import { conversationalSchemas } from "./conversational.ts";
import { documentQuestionAnsweringSchemas } from "./document-question-answering.ts";
import { featureExtractionSchemas } from "./feature-extraction.ts";
import { fillMaskSchemas } from "./fill-mask.ts";
import { imageClassificationSchemas } from "./image-classification.ts";
import { imageSegmentationSchemas } from "./image-segmentation.ts";
import { imageTextToImageSchemas } from "./image-text-to-image.ts";
import { imageTextToVideoSchemas } from "./image-text-to-video.ts";
import { imageToImageSchemas } from "./image-to-image.ts";
import { imageToTextSchemas } from "./image-to-text.ts";
import { imageToVideoSchemas } from "./image-to-video.ts";
import { objectDetectionSchemas } from "./object-detection.ts";
import { questionAnsweringSchemas } from "./question-answering.ts";
import { sentenceSimilaritySchemas } from "./sentence-similarity.ts";
import { summarizationSchemas } from "./summarization.ts";
import { tableQuestionAnsweringSchemas } from "./table-question-answering.ts";
import { tabularClassificationSchemas } from "./tabular-classification.ts";
import { tabularRegressionSchemas } from "./tabular-regression.ts";
import type { TaskSchemas } from "./task.ts";
import type { TaskId } from "./task-id.ts";
import { textClassificationSchemas } from "./text-classification.ts";
import { textGenerationSchemas } from "./text-generation.ts";
import { textToAudioSchemas } from "./text-to-audio.ts";
import { textToImageSchemas } from "./text-to-image.ts";
import { textToSpeechSchemas } from "./text-to-speech.ts";
import { textToVideoSchemas } from "./text-to-video.ts";
import { tokenClassificationSchemas } from "./token-classification.ts";
import { translationSchemas } from "./translation.ts";
import { visualQuestionAnsweringSchemas } from "./visual-question-answering.ts";
import { zeroShotClassificationSchemas } from "./zero-shot-classification.ts";
import { zeroShotImageClassificationSchemas } from "./zero-shot-image-classification.ts";

/** The schemas of every task, by its id: what the client needs, without examples and the names in other libraries. */
export const schemas = {
    "audio-classification": audioClassificationSchemas,
    "audio-to-audio": audioToAudioSchemas,
    "automatic-speech-recognition": automaticSpeechRecognitionSchemas,
    conversational: conversationalSchemas,
    "document-question-answering": documentQuestionAnsweringSchemas,
    "feature-extraction": featureExtractionSchemas,
    "fill-mask": fillMaskSchemas,
    "image-classification": imageClassificationSchemas,
    "image-segmentation": imageSegmentationSchemas,
    "image-text-to-image": imageTextToImageSchemas,
    "image-text-to-video": imageTextToVideoSchemas,
    "image-to-image": imageToImageSchemas,
    "image-to-text": imageToTextSchemas,
    "image-to-video": imageToVideoSchemas,
    "object-detection": objectDetectionSchemas,
    "question-answering": questionAnsweringSchemas,
    "sentence-similarity": sentenceSimilaritySchemas,
    summarization: summarizationSchemas,
    "table-question-answering": tableQuestionAnsweringSchemas,
    "tabular-classification": tabularClassificationSchemas,
    "tabular-regression": tabularRegressionSchemas,
    "text-classification": textClassificationSchemas,
    "text-generation": textGenerationSchemas,
    "text-to-audio": textToAudioSchemas,
    "text-to-image": textToImageSchemas,
    "text-to-speech": textToSpeechSchemas,
    "text-to-video": textToVideoSchemas,
    "token-classification": tokenClassificationSchemas,
    translation: translationSchemas,
    "visual-question-answering": visualQuestionAnsweringSchemas,
    "zero-shot-classification": zeroShotClassificationSchemas,
    "zero-shot-image-classification": zeroShotImageClassificationSchemas,
} as const satisfies { readonly [Id in TaskId]: TaskSchemas<Id> };
