/** The helper of every task but chat: the functions that a program calls. */
import { audioClassificationTask } from "../tasks/audio-classification.ts";
import { audioToAudioTask } from "../tasks/audio-to-audio.ts";
import { automaticSpeechRecognitionTask } from "../tasks/automatic-speech-recognition.ts";
import { documentQuestionAnsweringTask } from "../tasks/document-question-answering.ts";
import { featureExtractionTask } from "../tasks/feature-extraction.ts";
import { fillMaskTask } from "../tasks/fill-mask.ts";
import { imageClassificationTask } from "../tasks/image-classification.ts";
import { imageSegmentationTask } from "../tasks/image-segmentation.ts";
import { imageTextToImageTask } from "../tasks/image-text-to-image.ts";
import { imageTextToVideoTask } from "../tasks/image-text-to-video.ts";
import { imageToImageTask } from "../tasks/image-to-image.ts";
import { imageToTextTask } from "../tasks/image-to-text.ts";
import { imageToVideoTask } from "../tasks/image-to-video.ts";
import { objectDetectionTask } from "../tasks/object-detection.ts";
import { questionAnsweringTask } from "../tasks/question-answering.ts";
import { sentenceSimilarityTask } from "../tasks/sentence-similarity.ts";
import { summarizationTask } from "../tasks/summarization.ts";
import { tableQuestionAnsweringTask } from "../tasks/table-question-answering.ts";
import { tabularClassificationTask } from "../tasks/tabular-classification.ts";
import { tabularRegressionTask } from "../tasks/tabular-regression.ts";
import { textClassificationTask } from "../tasks/text-classification.ts";
import { textGenerationTask } from "../tasks/text-generation.ts";
import { textToAudioTask } from "../tasks/text-to-audio.ts";
import { textToImageTask } from "../tasks/text-to-image.ts";
import { textToSpeechTask } from "../tasks/text-to-speech.ts";
import { textToVideoTask } from "../tasks/text-to-video.ts";
import { tokenClassificationTask } from "../tasks/token-classification.ts";
import { translationTask } from "../tasks/translation.ts";
import { visualQuestionAnsweringTask } from "../tasks/visual-question-answering.ts";
import { zeroShotClassificationTask } from "../tasks/zero-shot-classification.ts";
import { zeroShotImageClassificationTask } from "../tasks/zero-shot-image-classification.ts";
import { allDependencies } from "./dependencies.ts";
import { helper, streamHelper } from "./helper.ts";
import { imageHelper } from "./image-helper.ts";
import type {
    AudioClassificationHelper,
    AudioToAudioHelper,
    AutomaticSpeechRecognitionHelper,
    DocumentQuestionAnsweringHelper,
    FeatureExtractionHelper,
    FillMaskHelper,
    ImageClassificationHelper,
    ImageSegmentationHelper,
    ImageTextToImageHelper,
    ImageTextToVideoHelper,
    ImageToImageHelper,
    ImageToTextHelper,
    ImageToVideoHelper,
    ObjectDetectionHelper,
    QuestionAnsweringHelper,
    SentenceSimilarityHelper,
    SummarizationHelper,
    TableQuestionAnsweringHelper,
    TabularClassificationHelper,
    TabularRegressionHelper,
    TextClassificationHelper,
    TextGenerationHelper,
    TextGenerationStreamHelper,
    TextToAudioHelper,
    TextToImageHelper,
    TextToSpeechHelper,
    TextToVideoHelper,
    TokenClassificationHelper,
    TranslationHelper,
    VisualQuestionAnsweringHelper,
    ZeroShotClassificationHelper,
    ZeroShotImageClassificationHelper,
} from "./types/index.ts";

/** Sorts a sound into classes, each with a score from 0 to 1. */
export const audioClassification: AudioClassificationHelper = helper(audioClassificationTask, allDependencies);

/** Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text. */
export const audioToAudio: AudioToAudioHelper = helper(audioToAudioTask, allDependencies);

/** Writes down what is said in a recording. */
export const automaticSpeechRecognition: AutomaticSpeechRecognitionHelper = helper(
    automaticSpeechRecognitionTask,
    allDependencies,
);

/** Answers a question from an image of a document. */
export const documentQuestionAnswering: DocumentQuestionAnsweringHelper = helper(
    documentQuestionAnsweringTask,
    allDependencies,
);

/** Turns a text into numbers, so that texts can be compared (an embedding). */
export const featureExtraction: FeatureExtractionHelper = helper(featureExtractionTask, allDependencies);

/** Guesses the word that a text hides behind the mask token. */
export const fillMask: FillMaskHelper = helper(fillMaskTask, allDependencies);

/** Sorts an image into classes, each with a score from 0 to 1. */
export const imageClassification: ImageClassificationHelper = helper(imageClassificationTask, allDependencies);

/** Cuts an image into parts; each mask is a PNG as base64 text. */
export const imageSegmentation: ImageSegmentationHelper = helper(imageSegmentationTask, allDependencies);

/** Makes an image from a prompt, and from an image where one is given. */
export const imageTextToImage: ImageTextToImageHelper = imageHelper(imageTextToImageTask);

/** Makes a video from a prompt, and from an image where one is given. */
export const imageTextToVideo: ImageTextToVideoHelper = helper(imageTextToVideoTask, allDependencies);

/** Changes an image as the prompt says. */
export const imageToImage: ImageToImageHelper = imageHelper(imageToImageTask);

/** Describes an image, or reads the text in it. */
export const imageToText: ImageToTextHelper = helper(imageToTextTask, allDependencies);

/** Sets an image in motion. */
export const imageToVideo: ImageToVideoHelper = helper(imageToVideoTask, allDependencies);

/** Finds the things in an image and where they are, in pixels from the top left. */
export const objectDetection: ObjectDetectionHelper = helper(objectDetectionTask, allDependencies);

/** Answers a question from a text that holds the answer. */
export const questionAnswering: QuestionAnsweringHelper = helper(questionAnsweringTask, allDependencies);

/** Compares one sentence with several others; 1 means the same. */
export const sentenceSimilarity: SentenceSimilarityHelper = helper(sentenceSimilarityTask, allDependencies);

/** Says a long text in a few sentences. */
export const summarization: SummarizationHelper = helper(summarizationTask, allDependencies);

/** Answers a question from a table whose cells are strings. */
export const tableQuestionAnswering: TableQuestionAnsweringHelper = helper(tableQuestionAnsweringTask, allDependencies);

/** Sorts each row of a table into a class. */
export const tabularClassification: TabularClassificationHelper = helper(tabularClassificationTask, allDependencies);

/** Gives a number for each row of a table. */
export const tabularRegression: TabularRegressionHelper = helper(tabularRegressionTask, allDependencies);

/** Sorts a text into classes, each with a score from 0 to 1. */
export const textClassification: TextClassificationHelper = helper(textClassificationTask, allDependencies);

/** Goes on writing where a text stops. */
export const textGeneration: TextGenerationHelper = helper(textGenerationTask, allDependencies);

/** Goes on writing where a text stops, token by token; the text is at `token.text`. */
export const textGenerationStream: TextGenerationStreamHelper = streamHelper(textGenerationTask, allDependencies);

/** Makes a sound or music from its description. */
export const textToAudio: TextToAudioHelper = helper(textToAudioTask, allDependencies);

/** Makes an image from its description. */
export const textToImage: TextToImageHelper = imageHelper(textToImageTask);

/** Reads a text aloud. */
export const textToSpeech: TextToSpeechHelper = helper(textToSpeechTask, allDependencies);

/** Makes a video from its description. */
export const textToVideo: TextToVideoHelper = helper(textToVideoTask, allDependencies);

/** Finds the names in a text: people, places, organisations, and where each begins and ends. */
export const tokenClassification: TokenClassificationHelper = helper(tokenClassificationTask, allDependencies);

/** Translates a text from one language into another. */
export const translation: TranslationHelper = helper(translationTask, allDependencies);

/** Answers a question about an image. */
export const visualQuestionAnswering: VisualQuestionAnsweringHelper = helper(
    visualQuestionAnsweringTask,
    allDependencies,
);

/** Sorts a text into classes that the model was never trained on: you name them. */
export const zeroShotClassification: ZeroShotClassificationHelper = helper(zeroShotClassificationTask, allDependencies);

/** Sorts an image into classes that you name. */
export const zeroShotImageClassification: ZeroShotImageClassificationHelper = helper(
    zeroShotImageClassificationTask,
    allDependencies,
);
