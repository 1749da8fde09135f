import { expectTypeOf, test } from "vitest";
import type { EventOf, InputsGiven, OutputOf, ParametersOf } from "../../src/call/call.ts";
import type * as named from "../../src/client/types/index.ts";
import type { TaskId } from "../../src/tasks/task-id.ts";
import type { Leaf } from "../../src/wire/leaf.ts";

/** The arguments of a helper with a `parameters` field. */
type Split<Input extends { inputs?: unknown; parameters?: unknown }> = {
    inputs: Input["inputs"];
    parameters: Exclude<Input["parameters"], undefined>;
    mayLackParameters: undefined extends Input["parameters"] ? true : false;
};

/** The arguments of a helper whose parameters are beside its inputs. */
type Flat<Input, Key extends keyof Input> = {
    inputs: Input[Key];
    parameters: { [Other in keyof Input as Other extends Key ? never : Other]: Input[Other] };
    mayLackParameters: true;
};

type Gives<Output, Event = never> = { output: Output; event: Event };

type NamedTypes = {
    "audio-classification": Split<named.AudioClassificationInput> & Gives<named.AudioClassificationOutput>;
    "audio-to-audio": Split<named.AudioToAudioInput> & Gives<named.AudioToAudioOutput>;
    "automatic-speech-recognition": Split<named.AutomaticSpeechRecognitionInput> &
        Gives<named.AutomaticSpeechRecognitionOutput>;
    conversational: Flat<named.ChatCompletionInput, "messages"> &
        Gives<named.ChatCompletionOutput, named.ChatCompletionStreamOutput>;
    "document-question-answering": Split<named.DocumentQuestionAnsweringInput> &
        Gives<named.DocumentQuestionAnsweringOutput>;
    "feature-extraction": Flat<named.FeatureExtractionInput, "inputs"> & Gives<named.FeatureExtractionOutput>;
    "fill-mask": Split<named.FillMaskInput> & Gives<named.FillMaskOutput>;
    "image-classification": Split<named.ImageClassificationInput> & Gives<named.ImageClassificationOutput>;
    "image-segmentation": Split<named.ImageSegmentationInput> & Gives<named.ImageSegmentationOutput>;
    "image-text-to-image": Split<named.ImageTextToImageInput> & Gives<named.ImageTextToImageOutput>;
    "image-text-to-video": Split<named.ImageTextToVideoInput> & Gives<named.ImageTextToVideoOutput>;
    "image-to-image": Split<named.ImageToImageInput> & Gives<named.ImageToImageOutput>;
    "image-to-text": Split<named.ImageToTextInput> & Gives<named.ImageToTextOutput>;
    "image-to-video": Split<named.ImageToVideoInput> & Gives<named.ImageToVideoOutput>;
    "object-detection": Split<named.ObjectDetectionInput> & Gives<named.ObjectDetectionOutput>;
    "question-answering": Split<named.QuestionAnsweringInput> & Gives<named.QuestionAnsweringOutput>;
    "sentence-similarity": Split<named.SentenceSimilarityInput> & Gives<named.SentenceSimilarityOutput>;
    summarization: Split<named.SummarizationInput> & Gives<named.SummarizationOutput>;
    "table-question-answering": Split<named.TableQuestionAnsweringInput> & Gives<named.TableQuestionAnsweringOutput>;
    "tabular-classification": Split<named.TabularClassificationInput> & Gives<named.TabularClassificationOutput>;
    "tabular-regression": Split<named.TabularRegressionInput> & Gives<named.TabularRegressionOutput>;
    "text-classification": Split<named.TextClassificationInput> & Gives<named.TextClassificationOutput>;
    "text-generation": Split<named.TextGenerationInput> &
        Gives<named.TextGenerationOutput, named.TextGenerationStreamOutput>;
    "text-to-audio": Split<named.TextToAudioInput> & Gives<named.TextToAudioOutput>;
    "text-to-image": Split<named.TextToImageInput> & Gives<named.TextToImageOutput>;
    "text-to-speech": Split<named.TextToSpeechInput> & Gives<named.TextToSpeechOutput>;
    "text-to-video": Split<named.TextToVideoInput> & Gives<named.TextToVideoOutput>;
    "token-classification": Split<named.TokenClassificationInput> & Gives<named.TokenClassificationOutput>;
    translation: Split<named.TranslationInput> & Gives<named.TranslationOutput>;
    "visual-question-answering": Split<named.VisualQuestionAnsweringInput> & Gives<named.VisualQuestionAnsweringOutput>;
    "zero-shot-classification": Split<named.ZeroShotClassificationInput> & Gives<named.ZeroShotClassificationOutput>;
    "zero-shot-image-classification": Split<named.ZeroShotImageClassificationInput> &
        Gives<named.ZeroShotImageClassificationOutput>;
};

type TypesOfSchemas = {
    [Id in TaskId]: {
        inputs: InputsGiven<Id>;
        parameters: ParametersOf<Id>;
        mayLackParameters: Record<never, never> extends ParametersOf<Id> ? true : false;
        output: OutputOf<Id>;
        event: EventOf<Id>;
    };
};

type Bytes = Leaf | Blob | ArrayBuffer | Uint8Array;
type Numbers = number | Numbers[];

/** A type with all its names expanded, so that two types are the same only if they have the same structure. */
type Plain<Value> = Value extends Bytes | Numbers
    ? Value
    : Value extends readonly (infer Element)[]
      ? Plain<Element>[]
      : Value extends object
        ? { [Key in keyof Value]: Plain<Value[Key]> }
        : Value;

type IsSame<One, Other> =
    (<Value>() => Value extends One ? 1 : 2) extends <Value>() => Value extends Other ? 1 : 2 ? true : false;

/** The tasks with a named type that differs from that of their schemas. */
type Different = {
    [Id in TaskId]: IsSame<Plain<NamedTypes[Id]>, Plain<TypesOfSchemas[Id]>> extends true ? never : Id;
}[TaskId];

test("every named type is the type of its schema, to the compiler", () => {
    // The compiler names the tasks that are missing here: they differ.
    const different: { readonly [Id in Different]: never } = {};
    expectTypeOf(different).toEqualTypeOf<Readonly<Record<never, never>>>();
});

test("and such a comparison sees what differs", () => {
    type Fields = { a?: string | undefined; [key: string]: unknown };
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ a?: string | undefined } & Record<string, unknown>>>
    >().toEqualTypeOf<true>();
    expectTypeOf<IsSame<Plain<Fields>, Plain<{ a?: string }>>>().toEqualTypeOf<false>();
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ a?: number | undefined; [key: string]: unknown }>>
    >().toEqualTypeOf<false>();
    expectTypeOf<
        IsSame<Plain<Fields>, Plain<{ b?: string | undefined; [key: string]: unknown }>>
    >().toEqualTypeOf<false>();
});
