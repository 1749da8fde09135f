/** The types of the helpers' arguments, under the names that `@huggingface/inference` exports. */
import type * as helpers from "./helpers.ts";

type ArgumentsOf<Helper extends (args: never, options?: never) => unknown> = Parameters<Helper>[0];

/** The arguments of `audioClassification`: target, inputs and parameters. */
export type AudioClassificationArgs = ArgumentsOf<typeof helpers.audioClassification>;

/** The arguments of `audioToAudio`: target, inputs and parameters. */
export type AudioToAudioArgs = ArgumentsOf<typeof helpers.audioToAudio>;

/** The arguments of `automaticSpeechRecognition`: target, inputs and parameters. */
export type AutomaticSpeechRecognitionArgs = ArgumentsOf<typeof helpers.automaticSpeechRecognition>;

/** The arguments of `documentQuestionAnswering`: target, inputs and parameters. */
export type DocumentQuestionAnsweringArgs = ArgumentsOf<typeof helpers.documentQuestionAnswering>;

/** The arguments of `featureExtraction`: target, inputs and parameters. */
export type FeatureExtractionArgs = ArgumentsOf<typeof helpers.featureExtraction>;

/** The arguments of `fillMask`: target, inputs and parameters. */
export type FillMaskArgs = ArgumentsOf<typeof helpers.fillMask>;

/** The arguments of `imageClassification`: target, inputs and parameters. */
export type ImageClassificationArgs = ArgumentsOf<typeof helpers.imageClassification>;

/** The arguments of `imageSegmentation`: target, inputs and parameters. */
export type ImageSegmentationArgs = ArgumentsOf<typeof helpers.imageSegmentation>;

/** The arguments of `imageTextToImage`: target, inputs and parameters. */
export type ImageTextToImageArgs = ArgumentsOf<typeof helpers.imageTextToImage>;

/** The arguments of `imageTextToVideo`: target, inputs and parameters. */
export type ImageTextToVideoArgs = ArgumentsOf<typeof helpers.imageTextToVideo>;

/** The arguments of `imageToImage`: target, inputs and parameters. */
export type ImageToImageArgs = ArgumentsOf<typeof helpers.imageToImage>;

/** The arguments of `imageToText`: target, inputs and parameters. */
export type ImageToTextArgs = ArgumentsOf<typeof helpers.imageToText>;

/** The arguments of `imageToVideo`: target, inputs and parameters. */
export type ImageToVideoArgs = ArgumentsOf<typeof helpers.imageToVideo>;

/** The arguments of `objectDetection`: target, inputs and parameters. */
export type ObjectDetectionArgs = ArgumentsOf<typeof helpers.objectDetection>;

/** The arguments of `questionAnswering`: target, inputs and parameters. */
export type QuestionAnsweringArgs = ArgumentsOf<typeof helpers.questionAnswering>;

/** The arguments of `sentenceSimilarity`: target, inputs and parameters. */
export type SentenceSimilarityArgs = ArgumentsOf<typeof helpers.sentenceSimilarity>;

/** The arguments of `summarization`: target, inputs and parameters. */
export type SummarizationArgs = ArgumentsOf<typeof helpers.summarization>;

/** The arguments of `tableQuestionAnswering`: target, inputs and parameters. */
export type TableQuestionAnsweringArgs = ArgumentsOf<typeof helpers.tableQuestionAnswering>;

/** The arguments of `tabularClassification`: target, inputs and parameters. */
export type TabularClassificationArgs = ArgumentsOf<typeof helpers.tabularClassification>;

/** The arguments of `tabularRegression`: target, inputs and parameters. */
export type TabularRegressionArgs = ArgumentsOf<typeof helpers.tabularRegression>;

/** The arguments of `textClassification`: target, inputs and parameters. */
export type TextClassificationArgs = ArgumentsOf<typeof helpers.textClassification>;

/** The arguments of `textToAudio`: target, inputs and parameters. */
export type TextToAudioArgs = ArgumentsOf<typeof helpers.textToAudio>;

/** The arguments of `textToImage`: target, inputs and parameters. */
export type TextToImageArgs = ArgumentsOf<typeof helpers.textToImage>;

/** The arguments of `textToVideo`: target, inputs and parameters. */
export type TextToVideoArgs = ArgumentsOf<typeof helpers.textToVideo>;

/** The arguments of `tokenClassification`: target, inputs and parameters. */
export type TokenClassificationArgs = ArgumentsOf<typeof helpers.tokenClassification>;

/** The arguments of `translation`: target, inputs and parameters. */
export type TranslationArgs = ArgumentsOf<typeof helpers.translation>;

/** The arguments of `visualQuestionAnswering`: target, inputs and parameters. */
export type VisualQuestionAnsweringArgs = ArgumentsOf<typeof helpers.visualQuestionAnswering>;

/** The arguments of `zeroShotClassification`: target, inputs and parameters. */
export type ZeroShotClassificationArgs = ArgumentsOf<typeof helpers.zeroShotClassification>;

/** The arguments of `zeroShotImageClassification`: target, inputs and parameters. */
export type ZeroShotImageClassificationArgs = ArgumentsOf<typeof helpers.zeroShotImageClassification>;
