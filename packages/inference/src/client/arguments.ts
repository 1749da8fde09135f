/** What the tasks' helpers take, under the names that the ecosystem's client has for it. */
import type * as helpers from "./helpers.ts";

type ArgumentsOf<Helper extends (args: never, options?: never) => unknown> = Parameters<Helper>[0];

/** What `audioClassification` takes: who is asked, the inputs, the parameters. */
export type AudioClassificationArgs = ArgumentsOf<typeof helpers.audioClassification>;

/** What `audioToAudio` takes: who is asked, the inputs, the parameters. */
export type AudioToAudioArgs = ArgumentsOf<typeof helpers.audioToAudio>;

/** What `automaticSpeechRecognition` takes: who is asked, the inputs, the parameters. */
export type AutomaticSpeechRecognitionArgs = ArgumentsOf<typeof helpers.automaticSpeechRecognition>;

/** What `documentQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type DocumentQuestionAnsweringArgs = ArgumentsOf<typeof helpers.documentQuestionAnswering>;

/** What `featureExtraction` takes: who is asked, the inputs, the parameters. */
export type FeatureExtractionArgs = ArgumentsOf<typeof helpers.featureExtraction>;

/** What `fillMask` takes: who is asked, the inputs, the parameters. */
export type FillMaskArgs = ArgumentsOf<typeof helpers.fillMask>;

/** What `imageClassification` takes: who is asked, the inputs, the parameters. */
export type ImageClassificationArgs = ArgumentsOf<typeof helpers.imageClassification>;

/** What `imageSegmentation` takes: who is asked, the inputs, the parameters. */
export type ImageSegmentationArgs = ArgumentsOf<typeof helpers.imageSegmentation>;

/** What `imageTextToImage` takes: who is asked, the inputs, the parameters. */
export type ImageTextToImageArgs = ArgumentsOf<typeof helpers.imageTextToImage>;

/** What `imageTextToVideo` takes: who is asked, the inputs, the parameters. */
export type ImageTextToVideoArgs = ArgumentsOf<typeof helpers.imageTextToVideo>;

/** What `imageToImage` takes: who is asked, the inputs, the parameters. */
export type ImageToImageArgs = ArgumentsOf<typeof helpers.imageToImage>;

/** What `imageToText` takes: who is asked, the inputs, the parameters. */
export type ImageToTextArgs = ArgumentsOf<typeof helpers.imageToText>;

/** What `imageToVideo` takes: who is asked, the inputs, the parameters. */
export type ImageToVideoArgs = ArgumentsOf<typeof helpers.imageToVideo>;

/** What `objectDetection` takes: who is asked, the inputs, the parameters. */
export type ObjectDetectionArgs = ArgumentsOf<typeof helpers.objectDetection>;

/** What `questionAnswering` takes: who is asked, the inputs, the parameters. */
export type QuestionAnsweringArgs = ArgumentsOf<typeof helpers.questionAnswering>;

/** What `sentenceSimilarity` takes: who is asked, the inputs, the parameters. */
export type SentenceSimilarityArgs = ArgumentsOf<typeof helpers.sentenceSimilarity>;

/** What `summarization` takes: who is asked, the inputs, the parameters. */
export type SummarizationArgs = ArgumentsOf<typeof helpers.summarization>;

/** What `tableQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type TableQuestionAnsweringArgs = ArgumentsOf<typeof helpers.tableQuestionAnswering>;

/** What `tabularClassification` takes: who is asked, the inputs, the parameters. */
export type TabularClassificationArgs = ArgumentsOf<typeof helpers.tabularClassification>;

/** What `tabularRegression` takes: who is asked, the inputs, the parameters. */
export type TabularRegressionArgs = ArgumentsOf<typeof helpers.tabularRegression>;

/** What `textClassification` takes: who is asked, the inputs, the parameters. */
export type TextClassificationArgs = ArgumentsOf<typeof helpers.textClassification>;

/** What `textToAudio` takes: who is asked, the inputs, the parameters. */
export type TextToAudioArgs = ArgumentsOf<typeof helpers.textToAudio>;

/** What `textToImage` takes: who is asked, the inputs, the parameters. */
export type TextToImageArgs = ArgumentsOf<typeof helpers.textToImage>;

/** What `textToVideo` takes: who is asked, the inputs, the parameters. */
export type TextToVideoArgs = ArgumentsOf<typeof helpers.textToVideo>;

/** What `tokenClassification` takes: who is asked, the inputs, the parameters. */
export type TokenClassificationArgs = ArgumentsOf<typeof helpers.tokenClassification>;

/** What `translation` takes: who is asked, the inputs, the parameters. */
export type TranslationArgs = ArgumentsOf<typeof helpers.translation>;

/** What `visualQuestionAnswering` takes: who is asked, the inputs, the parameters. */
export type VisualQuestionAnsweringArgs = ArgumentsOf<typeof helpers.visualQuestionAnswering>;

/** What `zeroShotClassification` takes: who is asked, the inputs, the parameters. */
export type ZeroShotClassificationArgs = ArgumentsOf<typeof helpers.zeroShotClassification>;

/** What `zeroShotImageClassification` takes: who is asked, the inputs, the parameters. */
export type ZeroShotImageClassificationArgs = ArgumentsOf<typeof helpers.zeroShotImageClassification>;
