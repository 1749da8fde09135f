/** The names of the types of nested values: those of `@huggingface/inference`, where it has them. */

/**
 * By path: `Owner.field`, then `[]` for an item of a list, `|` for a member of a union. The objects at `inputs`, and
 * those that an output lists, follow a rule instead: see `objectNameAt`.
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

/** The type name of the value at a path; undefined if its type is written inline. */
export const nameAt = (path: string): string | undefined => (Object.hasOwn(names, path) ? names[path] : undefined);

/** The type name of the object at a path. */
export function objectNameAt(path: string): string | undefined {
    if (/^\w+Output\[\]$/.test(path)) return path.replace("[]", "Element");
    if (/^\w+Input\.inputs$/.test(path)) return path.replace(".inputs", "Data");
    return nameAt(path);
}

/** The stem of a task's types, from its method: `textClassification` gives `TextClassification`. */
export const stemOf = (method: string): string => method.charAt(0).toUpperCase() + method.slice(1);

/** The type of a task's parameters. */
export const parametersName = (stem: string): string =>
    stem === "TextGeneration" ? "TextGenerationInputGenerateParameters" : `${stem}Parameters`;
