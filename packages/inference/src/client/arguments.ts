/** What the tasks' helpers take, under the names that the ecosystem's client has for it. */
import type {
    audioClassification,
    audioToAudio,
    automaticSpeechRecognition,
    documentQuestionAnswering,
    featureExtraction,
    fillMask,
    imageClassification,
    imageSegmentation,
    imageTextToImage,
    imageTextToVideo,
    imageToImage,
    imageToText,
    imageToVideo,
    objectDetection,
    questionAnswering,
    sentenceSimilarity,
    summarization,
    tableQuestionAnswering,
    tabularClassification,
    tabularRegression,
    textClassification,
    textToAudio,
    textToImage,
    textToVideo,
    tokenClassification,
    translation,
    visualQuestionAnswering,
    zeroShotClassification,
    zeroShotImageClassification,
} from "./helpers.ts";

type ArgumentsOf<Helper extends (args: never, options?: never) => unknown> = Parameters<Helper>[0];

/** What `audioClassification` takes: who is asked, the inputs, the parameters. */
export type AudioClassificationArgs = ArgumentsOf<typeof audioClassification>;

/** What `audioToAudio` takes: who is asked, the inputs, the parameters. */
export type AudioToAudioArgs = ArgumentsOf<typeof audioToAudio>;

/** What `automaticSpeechRecognition` takes: who is asked, the inputs, the parameters. */
export type AutomaticSpeechRecognitionArgs = ArgumentsOf<typeof automaticSpeechRecognition>;

/** What `documentQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type DocumentQuestionAnsweringArgs = ArgumentsOf<typeof documentQuestionAnswering>;

/** What `featureExtraction` takes: who is asked, the inputs, the parameters. */
export type FeatureExtractionArgs = ArgumentsOf<typeof featureExtraction>;

/** What `fillMask` takes: who is asked, the inputs, the parameters. */
export type FillMaskArgs = ArgumentsOf<typeof fillMask>;

/** What `imageClassification` takes: who is asked, the inputs, the parameters. */
export type ImageClassificationArgs = ArgumentsOf<typeof imageClassification>;

/** What `imageSegmentation` takes: who is asked, the inputs, the parameters. */
export type ImageSegmentationArgs = ArgumentsOf<typeof imageSegmentation>;

/** What `imageTextToImage` takes: who is asked, the inputs, the parameters. */
export type ImageTextToImageArgs = ArgumentsOf<typeof imageTextToImage>;

/** What `imageTextToVideo` takes: who is asked, the inputs, the parameters. */
export type ImageTextToVideoArgs = ArgumentsOf<typeof imageTextToVideo>;

/** What `imageToImage` takes: who is asked, the inputs, the parameters. */
export type ImageToImageArgs = ArgumentsOf<typeof imageToImage>;

/** What `imageToText` takes: who is asked, the inputs, the parameters. */
export type ImageToTextArgs = ArgumentsOf<typeof imageToText>;

/** What `imageToVideo` takes: who is asked, the inputs, the parameters. */
export type ImageToVideoArgs = ArgumentsOf<typeof imageToVideo>;

/** What `objectDetection` takes: who is asked, the inputs, the parameters. */
export type ObjectDetectionArgs = ArgumentsOf<typeof objectDetection>;

/** What `questionAnswering` takes: who is asked, the inputs, the parameters. */
export type QuestionAnsweringArgs = ArgumentsOf<typeof questionAnswering>;

/** What `sentenceSimilarity` takes: who is asked, the inputs, the parameters. */
export type SentenceSimilarityArgs = ArgumentsOf<typeof sentenceSimilarity>;

/** What `summarization` takes: who is asked, the inputs, the parameters. */
export type SummarizationArgs = ArgumentsOf<typeof summarization>;

/** What `tableQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type TableQuestionAnsweringArgs = ArgumentsOf<typeof tableQuestionAnswering>;

/** What `tabularClassification` takes: who is asked, the inputs, the parameters. */
export type TabularClassificationArgs = ArgumentsOf<typeof tabularClassification>;

/** What `tabularRegression` takes: who is asked, the inputs, the parameters. */
export type TabularRegressionArgs = ArgumentsOf<typeof tabularRegression>;

/** What `textClassification` takes: who is asked, the inputs, the parameters. */
export type TextClassificationArgs = ArgumentsOf<typeof textClassification>;

/** What `textToAudio` takes: who is asked, the inputs, the parameters. */
export type TextToAudioArgs = ArgumentsOf<typeof textToAudio>;

/** What `textToImage` takes: who is asked, the inputs, the parameters. */
export type TextToImageArgs = ArgumentsOf<typeof textToImage>;

/** What `textToVideo` takes: who is asked, the inputs, the parameters. */
export type TextToVideoArgs = ArgumentsOf<typeof textToVideo>;

/** What `tokenClassification` takes: who is asked, the inputs, the parameters. */
export type TokenClassificationArgs = ArgumentsOf<typeof tokenClassification>;

/** What `translation` takes: who is asked, the inputs, the parameters. */
export type TranslationArgs = ArgumentsOf<typeof translation>;

/** What `visualQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type VisualQuestionAnsweringArgs = ArgumentsOf<typeof visualQuestionAnswering>;

/** What `zeroShotClassification` takes: who is asked, the inputs, the parameters. */
export type ZeroShotClassificationArgs = ArgumentsOf<typeof zeroShotClassification>;

/** What `zeroShotImageClassification` takes: who is asked, the inputs, the parameters. */
export type ZeroShotImageClassificationArgs = ArgumentsOf<typeof zeroShotImageClassification>;
