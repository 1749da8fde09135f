/** What the types of nested values are called: as the ecosystem calls them, where it has them. */

/**
 * By where a value stands: `Owner.field`, then `[]` for what a list holds, `|` for what one of several forms is. The
 * objects at `inputs`, and those that an output lists, follow a rule.
 */
const names: Readonly<Record<string, string>> = {
    "AutomaticSpeechRecognitionOutput.chunks[]": "AutomaticSpeechRecognitionOutputChunk",
    "ChatCompletionInput.messages[]": "ChatCompletionInputMessage",
    "ChatCompletionInputMessage.content": "ChatCompletionInputMessageContent",
    "ChatCompletionInputMessageContent|[]": "ChatCompletionInputMessageChunk",
    "ChatCompletionInputMessageChunk.image_url": "ChatCompletionInputURL",
    "ChatCompletionInputMessage.tool_calls[]": "ChatCompletionInputToolCall",
    "ChatCompletionInputToolCall.function": "ChatCompletionInputFunctionDefinition",
    "ChatCompletionInput.response_format": "ChatCompletionInputGrammarType",
    "ChatCompletionInput.stream_options": "ChatCompletionInputStreamOptions",
    "ChatCompletionInput.tool_choice": "ChatCompletionInputToolChoice",
    "ChatCompletionInput.tools[]": "ChatCompletionInputTool",
    "ChatCompletionOutput.choices[]": "ChatCompletionOutputComplete",
    "ChatCompletionOutputComplete.message": "ChatCompletionOutputMessage",
    "ChatCompletionOutputMessage.tool_calls[]": "ChatCompletionOutputToolCall",
    "ChatCompletionOutputToolCall.function": "ChatCompletionOutputFunctionDefinition",
    "ChatCompletionOutput.usage": "ChatCompletionOutputUsage",
    "ChatCompletionStreamOutput.choices[]": "ChatCompletionStreamOutputChoice",
    "ChatCompletionStreamOutputChoice.delta": "ChatCompletionStreamOutputDelta",
    "ChatCompletionStreamOutputDelta.tool_calls[]": "ChatCompletionStreamOutputDeltaToolCall",
    "ChatCompletionStreamOutputDeltaToolCall.function": "ChatCompletionStreamOutputFunction",
    "ChatCompletionStreamOutput.usage": "ChatCompletionStreamOutputUsage",
    "DocumentQuestionAnsweringParameters.word_boxes[]": "WordBox",
    "FeatureExtractionInput.inputs": "FeatureExtractionInputs",
    "FeatureExtractionInput.truncation_direction": "FeatureExtractionInputTruncationDirection",
    "ImageSegmentationParameters.subtask": "ImageSegmentationSubtask",
    "ObjectDetectionOutputElement.box": "BoundingBox",
    "SummarizationParameters.truncation": "SummarizationTruncationStrategy",
    "TableQuestionAnsweringParameters.padding": "Padding",
    "TextGenerationStreamOutput.token": "TextGenerationStreamOutputToken",
    "TextGenerationStreamOutput.details": "TextGenerationStreamOutputStreamDetails",
    "TokenClassificationParameters.aggregation_strategy": "TokenClassificationAggregationStrategy",
    "TranslationOutput|": "TranslationOutputElement",
    "TranslationOutput|[]": "TranslationOutputElement",
    "TranslationParameters.truncation": "TranslationTruncationStrategy",
};

/** The name of what stands there, for values of any form; undefined where the type is written out. */
export const nameAt = (place: string): string | undefined => (Object.hasOwn(names, place) ? names[place] : undefined);

/** The name of an object that stands there: fields always have one. */
export function objectNameAt(place: string): string | undefined {
    if (/^\w+Output\[\]$/.test(place)) return place.replace("[]", "Element");
    if (/^\w+Input\.inputs$/.test(place)) return place.replace(".inputs", "Data");
    return nameAt(place);
}

/** The stem of a task's types, from its method: `textClassification` gives `TextClassification`. */
export const stemOf = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);

/** The type of a task's parameters. */
export const parametersName = (stem: string): string =>
    stem === "TextGeneration" ? "TextGenerationInputGenerateParameters" : `${stem}Parameters`;
