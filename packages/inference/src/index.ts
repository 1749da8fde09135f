/** The public face of the inference client. */

export { buildRequest, helperOf, pollRequest } from "./build-request.ts";
export type { Call, EventOf, InputsGiven, InputsOf, ModelId, OutputOf, ParametersOf } from "./call.ts";
export {
    type ClientDefaults,
    InferenceClient,
    InferenceClient as HfInference,
    InferenceClientEndpoint,
} from "./client.ts";
export { AbortedError } from "./errors/aborted-error.ts";
export { HubApiError, HubApiError as InferenceClientHubApiError } from "./errors/hub-api-error.ts";
export { type ErrorContext, InferenceError, InferenceError as InferenceClientError } from "./errors/inference-error.ts";
export { InputError, InputError as InferenceClientInputError } from "./errors/input-error.ts";
export { ProviderApiError, ProviderApiError as InferenceClientProviderApiError } from "./errors/provider-api-error.ts";
export {
    ProviderOutputError,
    ProviderOutputError as InferenceClientProviderOutputError,
} from "./errors/provider-output-error.ts";
export { RoutingError, RoutingError as InferenceClientRoutingError } from "./errors/routing-error.ts";
export { TimeoutError } from "./errors/timeout-error.ts";
export { type Example, exampleOf } from "./example.ts";
export {
    type Base64,
    type Bytes,
    base64,
    type DataUrl,
    dataUrl,
    type FileInput,
    type FileLeaf,
    file,
    isFile,
    isLeaf,
    isSecret,
    type Leaf,
    leaf,
    type Secret,
    secret,
} from "./leaf.ts";

export { getLogger, type Logger, setLogger } from "./logger.ts";
export { endpointUrlOf, isOpenAiAddress } from "./providers/endpoint.ts";
export type { FilePlace } from "./providers/files.ts";
export { getProviderHelper, type TaskProviderHelper } from "./providers/get-provider-helper.ts";
export { hubTokenVariable } from "./providers/hub.ts";
export { PROVIDERS_HUB_ORGS } from "./providers/hub-organizations.ts";
export type { Path } from "./providers/json.ts";
export type {
    JobPlace,
    Provider,
    ProviderCall,
    ProviderHelper,
    ProviderRequest,
    Queue,
} from "./providers/provider.ts";
export { PROVIDERS } from "./providers/provider-helpers.ts";
export {
    defaultProvider,
    INFERENCE_PROVIDERS,
    type InferenceProvider,
    isProviderId,
    type ProviderId,
    type ProviderId as InferenceProviderOrPolicy,
    providerIds,
    providerIds as PROVIDERS_OR_POLICIES,
} from "./providers/provider-id.ts";
export { hasOwnModelIds, providerHelper, providers, providersOf } from "./providers/registry.ts";
export {
    type CustomArguments as RequestArgs,
    type CustomOptions,
    perform,
    performStream,
    request,
    streamingRequest,
} from "./request/any-task.ts";
export { checkArguments } from "./request/check.ts";
export type { Timeouts } from "./request/clock.ts";
export type { WithData } from "./request/helper.ts";
export type { ImageOptions, ImageOutput, OutputType } from "./request/image-helper.ts";
export { makeRequestOptions, type RequestOptions } from "./request/make-request-options.ts";
export type { Mapping, Mapping as InferenceProviderMappingEntry, MappingLookUp } from "./request/mapping.ts";
export type { Invocation, Options, Target, Target as BaseArgs } from "./request/perform.ts";
export { adapterOf } from "./request/resolve.ts";
export type {
    AudioClassificationArgs,
    AudioToAudioArgs,
    AutomaticSpeechRecognitionArgs,
    DocumentQuestionAnsweringArgs,
    FeatureExtractionArgs,
    FillMaskArgs,
    ImageClassificationArgs,
    ImageSegmentationArgs,
    ImageTextToImageArgs,
    ImageTextToVideoArgs,
    ImageToImageArgs,
    ImageToTextArgs,
    ImageToVideoArgs,
    ObjectDetectionArgs,
    QuestionAnsweringArgs,
    SentenceSimilarityArgs,
    SummarizationArgs,
    TableQuestionAnsweringArgs,
    TabularClassificationArgs,
    TabularRegressionArgs,
    TextClassificationArgs,
    TextToAudioArgs,
    TextToImageArgs,
    TextToVideoArgs,
    TokenClassificationArgs,
    TranslationArgs,
    VisualQuestionAnsweringArgs,
    ZeroShotClassificationArgs,
    ZeroShotImageClassificationArgs,
} from "./tasks/arguments.ts";
export { audioClassification } from "./tasks/audio-classification.ts";
export { audioToAudio } from "./tasks/audio-to-audio.ts";
export { automaticSpeechRecognition } from "./tasks/automatic-speech-recognition.ts";
export { chatCompletion, chatCompletionStream } from "./tasks/conversational.ts";
export { documentQuestionAnswering } from "./tasks/document-question-answering.ts";
export { featureExtraction } from "./tasks/feature-extraction.ts";
export { fillMask } from "./tasks/fill-mask.ts";
export { imageClassification } from "./tasks/image-classification.ts";
export { imageSegmentation } from "./tasks/image-segmentation.ts";
export { imageTextToImage } from "./tasks/image-text-to-image.ts";
export { imageTextToVideo } from "./tasks/image-text-to-video.ts";
export { imageToImage } from "./tasks/image-to-image.ts";
export { imageToText } from "./tasks/image-to-text.ts";
export { imageToVideo } from "./tasks/image-to-video.ts";
export { objectDetection } from "./tasks/object-detection.ts";
export { questionAnswering } from "./tasks/question-answering.ts";
export { type Tasks, tasks } from "./tasks/registry.ts";
export { sentenceSimilarity } from "./tasks/sentence-similarity.ts";
export { summarization } from "./tasks/summarization.ts";
export { tableQuestionAnswering } from "./tasks/table-question-answering.ts";
export { tabularClassification } from "./tasks/tabular-classification.ts";
export { tabularRegression } from "./tasks/tabular-regression.ts";
export { isStreamingTask, type Modality, type Task } from "./tasks/task.ts";
export { isTaskId, type TaskId, type TaskId as InferenceTask, taskIds } from "./tasks/task-id.ts";
export { textClassification } from "./tasks/text-classification.ts";
export { textGeneration, textGenerationStream } from "./tasks/text-generation.ts";
export { textToAudio } from "./tasks/text-to-audio.ts";
export { textToImage } from "./tasks/text-to-image.ts";
export { textToSpeech } from "./tasks/text-to-speech.ts";
export { textToVideo } from "./tasks/text-to-video.ts";
export { tokenClassification } from "./tasks/token-classification.ts";
export { translation } from "./tasks/translation.ts";
export { visualQuestionAnswering } from "./tasks/visual-question-answering.ts";
export { zeroShotClassification } from "./tasks/zero-shot-classification.ts";
export { zeroShotImageClassification } from "./tasks/zero-shot-image-classification.ts";
export type * from "./types/index.ts";
export {
    type FormFile,
    type HeaderValue,
    type Json,
    type WireBody,
    type WireJson,
    type WireRequest,
    type WireRequestJson,
    wireToJson,
} from "./wire.ts";
