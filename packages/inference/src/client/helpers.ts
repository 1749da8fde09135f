/** The helper of every task but chat: the functions that a program calls. */
import { audioClassificationSchemas } from "../tasks/audio-classification.ts";
import { audioToAudioSchemas } from "../tasks/audio-to-audio.ts";
import { automaticSpeechRecognitionSchemas } from "../tasks/automatic-speech-recognition.ts";
import { documentQuestionAnsweringSchemas } from "../tasks/document-question-answering.ts";
import { featureExtractionSchemas } from "../tasks/feature-extraction.ts";
import { fillMaskSchemas } from "../tasks/fill-mask.ts";
import { imageClassificationSchemas } from "../tasks/image-classification.ts";
import { imageSegmentationSchemas } from "../tasks/image-segmentation.ts";
import { imageTextToImageSchemas } from "../tasks/image-text-to-image.ts";
import { imageTextToVideoSchemas } from "../tasks/image-text-to-video.ts";
import { imageToImageSchemas } from "../tasks/image-to-image.ts";
import { imageToTextSchemas } from "../tasks/image-to-text.ts";
import { imageToVideoSchemas } from "../tasks/image-to-video.ts";
import { objectDetectionSchemas } from "../tasks/object-detection.ts";
import { questionAnsweringSchemas } from "../tasks/question-answering.ts";
import { sentenceSimilaritySchemas } from "../tasks/sentence-similarity.ts";
import { summarizationSchemas } from "../tasks/summarization.ts";
import { tableQuestionAnsweringSchemas } from "../tasks/table-question-answering.ts";
import { tabularClassificationSchemas } from "../tasks/tabular-classification.ts";
import { tabularRegressionSchemas } from "../tasks/tabular-regression.ts";
import { textClassificationSchemas } from "../tasks/text-classification.ts";
import { textGenerationSchemas } from "../tasks/text-generation.ts";
import { textToAudioSchemas } from "../tasks/text-to-audio.ts";
import { textToImageSchemas } from "../tasks/text-to-image.ts";
import { textToSpeechSchemas } from "../tasks/text-to-speech.ts";
import { textToVideoSchemas } from "../tasks/text-to-video.ts";
import { tokenClassificationSchemas } from "../tasks/token-classification.ts";
import { translationSchemas } from "../tasks/translation.ts";
import { visualQuestionAnsweringSchemas } from "../tasks/visual-question-answering.ts";
import { zeroShotClassificationSchemas } from "../tasks/zero-shot-classification.ts";
import { zeroShotImageClassificationSchemas } from "../tasks/zero-shot-image-classification.ts";
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
export const audioClassification: AudioClassificationHelper = helper(audioClassificationSchemas, allDependencies);

/** Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text. */
export const audioToAudio: AudioToAudioHelper = helper(audioToAudioSchemas, allDependencies);

/** Writes down what is said in a recording. */
export const automaticSpeechRecognition: AutomaticSpeechRecognitionHelper = helper(
    automaticSpeechRecognitionSchemas,
    allDependencies,
);

/** Answers a question from an image of a document. */
export const documentQuestionAnswering: DocumentQuestionAnsweringHelper = helper(
    documentQuestionAnsweringSchemas,
    allDependencies,
);

/** Turns a text into numbers, so that texts can be compared (an embedding). */
export const featureExtraction: FeatureExtractionHelper = helper(featureExtractionSchemas, allDependencies);

/** Guesses the word that a text hides behind the mask token. */
export const fillMask: FillMaskHelper = helper(fillMaskSchemas, allDependencies);

/** Sorts an image into classes, each with a score from 0 to 1. */
export const imageClassification: ImageClassificationHelper = helper(imageClassificationSchemas, allDependencies);

/** Cuts an image into parts; each mask is a PNG as base64 text. */
export const imageSegmentation: ImageSegmentationHelper = helper(imageSegmentationSchemas, allDependencies);

/** Makes an image from a prompt, and from an image where one is given. */
export const imageTextToImage: ImageTextToImageHelper = imageHelper(imageTextToImageSchemas);

/** Makes a video from a prompt, and from an image where one is given. */
export const imageTextToVideo: ImageTextToVideoHelper = helper(imageTextToVideoSchemas, allDependencies);

/** Changes an image as the prompt says. */
export const imageToImage: ImageToImageHelper = imageHelper(imageToImageSchemas);

/** Describes an image, or reads the text in it. */
export const imageToText: ImageToTextHelper = helper(imageToTextSchemas, allDependencies);

/** Sets an image in motion. */
export const imageToVideo: ImageToVideoHelper = helper(imageToVideoSchemas, allDependencies);

/** Finds the things in an image and where they are, in pixels from the top left. */
export const objectDetection: ObjectDetectionHelper = helper(objectDetectionSchemas, allDependencies);

/** Answers a question from a text that holds the answer. */
export const questionAnswering: QuestionAnsweringHelper = helper(questionAnsweringSchemas, allDependencies);

/** Compares one sentence with several others; 1 means the same. */
export const sentenceSimilarity: SentenceSimilarityHelper = helper(sentenceSimilaritySchemas, allDependencies);

/** Says a long text in a few sentences. */
export const summarization: SummarizationHelper = helper(summarizationSchemas, allDependencies);

/** Answers a question from a table whose cells are strings. */
export const tableQuestionAnswering: TableQuestionAnsweringHelper = helper(
    tableQuestionAnsweringSchemas,
    allDependencies,
);

/** Sorts each row of a table into a class. */
export const tabularClassification: TabularClassificationHelper = helper(tabularClassificationSchemas, allDependencies);

/** Gives a number for each row of a table. */
export const tabularRegression: TabularRegressionHelper = helper(tabularRegressionSchemas, allDependencies);

/** Sorts a text into classes, each with a score from 0 to 1. */
export const textClassification: TextClassificationHelper = helper(textClassificationSchemas, allDependencies);

/** Goes on writing where a text stops. */
export const textGeneration: TextGenerationHelper = helper(textGenerationSchemas, allDependencies);

/** Goes on writing where a text stops, token by token; the text is at `token.text`. */
export const textGenerationStream: TextGenerationStreamHelper = streamHelper(textGenerationSchemas, allDependencies);

/** Makes a sound or music from its description. */
export const textToAudio: TextToAudioHelper = helper(textToAudioSchemas, allDependencies);

/** Makes an image from its description. */
export const textToImage: TextToImageHelper = imageHelper(textToImageSchemas);

/** Reads a text aloud. */
export const textToSpeech: TextToSpeechHelper = helper(textToSpeechSchemas, allDependencies);

/** Makes a video from its description. */
export const textToVideo: TextToVideoHelper = helper(textToVideoSchemas, allDependencies);

/** Finds the names in a text: people, places, organisations, and where each begins and ends. */
export const tokenClassification: TokenClassificationHelper = helper(tokenClassificationSchemas, allDependencies);

/** Translates a text from one language into another. */
export const translation: TranslationHelper = helper(translationSchemas, allDependencies);

/** Answers a question about an image. */
export const visualQuestionAnswering: VisualQuestionAnsweringHelper = helper(
    visualQuestionAnsweringSchemas,
    allDependencies,
);

/** Sorts a text into classes that the model was never trained on: you name them. */
export const zeroShotClassification: ZeroShotClassificationHelper = helper(
    zeroShotClassificationSchemas,
    allDependencies,
);

/** Sorts an image into classes that you name. */
export const zeroShotImageClassification: ZeroShotImageClassificationHelper = helper(
    zeroShotImageClassificationSchemas,
    allDependencies,
);
