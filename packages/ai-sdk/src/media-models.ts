import {
    type ImageModelV4,
    type ImageModelV4File,
    type SpeechModelV4,
    type TranscriptionModelV4,
    type TranscriptionModelV4Result,
    UnsupportedFunctionalityError,
    type Experimental_VideoModelV4 as VideoModelV4,
} from "@ai-sdk/provider";
import {
    type AutomaticSpeechRecognitionOutputChunk,
    automaticSpeechRecognition,
    imageToImage,
    imageToVideo,
    textToImage,
    textToSpeech,
    textToVideo,
} from "@callsheet/inference";
import { headerWarnings, parametersIn, unsupported } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { requestOf, responseOf } from "./exchange.ts";
import { blobOf, bytesOf } from "./media.ts";
import type { ModelContext } from "./model-context.ts";

/** A model for `generateImage`: by the task `text-to-image`, or `image-to-image` where an image is given. */
export const imageModel = ({ identity, start }: ModelContext): ImageModelV4 => ({
    ...identity,
    // A call to several images is one of ours to each.
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    supportsMaskInputs: false,
    async doGenerate(call) {
        const { prompt = "", size, aspectRatio, seed, files, mask, providerOptions } = call;
        const [file, ...others] = files ?? [];
        if (others.length > 0) throw new UnsupportedFunctionalityError({ functionality: "more than one image" });
        const parameters = { ...sizeIn(size), ...(seed !== undefined && { seed }), ...parametersIn(providerOptions) };
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        const image = await withSdkErrors(started, async () =>
            file
                ? await imageToImage(
                      { ...target, inputs: imageIn(file), parameters: { prompt, ...parameters } },
                      options,
                  )
                : await textToImage({ ...target, inputs: prompt, parameters }, options),
        );
        return {
            images: [await bytesOf(image)],
            warnings: [...unsupported({ aspectRatio, mask }), ...headerWarnings(call.headers)],
            response: { timestamp, modelId: identity.modelId, headers: exchanges.main()?.headers },
        };
    },
});

/** `512x256` as a width and a height. */
function sizeIn(size: `${number}x${number}` | undefined): { width: number; height: number } | undefined {
    const [width, height] = size?.split("x").map(Number) ?? [];
    return width === undefined || height === undefined ? undefined : { width, height };
}

/** @throws UnsupportedFunctionalityError for the address of an image, whose bytes not every provider can fetch */
function imageIn(file: ImageModelV4File): Blob {
    if (file.type === "file") return blobOf(file.data, file.mediaType);
    throw new UnsupportedFunctionalityError({
        functionality: "an image by its URL",
        message: "Pass the image's bytes in place of its URL.",
    });
}

/** A model for `generateSpeech`, by the task `text-to-speech`. */
export const speechModel = ({ identity, start }: ModelContext): SpeechModelV4 => ({
    ...identity,
    async doGenerate(call) {
        const { text, voice, outputFormat, instructions, speed, language, providerOptions } = call;
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        const audio = await withSdkErrors(started, () =>
            textToSpeech({ ...target, inputs: text, parameters: parametersIn(providerOptions) }, options),
        );
        return {
            audio: await bytesOf(audio),
            warnings: [
                ...unsupported({ voice, outputFormat, instructions, speed, language }),
                ...headerWarnings(call.headers),
            ],
            request: requestOf(exchanges),
            response: { timestamp, modelId: identity.modelId, ...responseOf(exchanges) },
        };
    },
});

/** A model for `transcribe`, by the task `automatic-speech-recognition`. */
export const transcriptionModel = ({ identity, start }: ModelContext): TranscriptionModelV4 => ({
    ...identity,
    async doGenerate(call) {
        const { audio, mediaType, timestampGranularities = [], providerOptions } = call;
        const withTimes = timestampGranularities.length > 0;
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        const { text, chunks } = await withSdkErrors(started, () =>
            automaticSpeechRecognition(
                {
                    ...target,
                    inputs: blobOf(audio, mediaType),
                    parameters: { ...(withTimes && { return_timestamps: true }), ...parametersIn(providerOptions) },
                },
                options,
            ),
        );
        // A recording that is sent as its bytes is no text.
        const sent = exchanges.main()?.requestText;
        return {
            text,
            segments: (chunks ?? []).flatMap(segmentOf),
            language: undefined,
            durationInSeconds: undefined,
            warnings: headerWarnings(call.headers),
            ...(sent !== undefined && { request: { body: sent } }),
            response: { timestamp, modelId: identity.modelId, ...responseOf(exchanges) },
        };
    },
});

/** A piece of the recording; none where its times are not known. */
function segmentOf({ text, timestamp }: AutomaticSpeechRecognitionOutputChunk): TranscriptionModelV4Result["segments"] {
    const [startSecond, endSecond] = timestamp ?? [];
    if (startSecond === undefined || startSecond === null || endSecond === undefined || endSecond === null) return [];
    return [{ text, startSecond, endSecond }];
}

/** A model for `experimental_generateVideo`: by the task `text-to-video`, or `image-to-video` where an image is given. */
export const videoModel = ({ identity, start }: ModelContext): VideoModelV4 => ({
    ...identity,
    // A call for several videos is one of ours for each.
    maxVideosPerCall: 1,
    async doGenerate(call) {
        const { prompt = "", seed, duration, fps, image, frameImages = [], providerOptions } = call;
        const { aspectRatio, resolution, generateAudio, inputReferences } = call;
        const isFirst = ({ frameType }: (typeof frameImages)[number]) => frameType === "first_frame";
        const firstFrame = image ?? frameImages.find(isFirst)?.image;
        if (frameImages.some((frame) => !isFirst(frame))) {
            throw new UnsupportedFunctionalityError({ functionality: "an image that the video ends with" });
        }
        const started = start(call);
        const { target, options, exchanges, timestamp } = started;
        // Models count their frames.
        const frames = duration !== undefined && fps !== undefined ? { num_frames: Math.round(duration * fps) } : {};
        const parameters = { ...frames, ...(seed !== undefined && { seed }), ...parametersIn(providerOptions) };
        const video = await withSdkErrors(started, async () =>
            firstFrame
                ? await imageToVideo(
                      { ...target, inputs: imageIn(firstFrame), parameters: { prompt, ...parameters } },
                      options,
                  )
                : await textToVideo({ ...target, inputs: prompt, parameters }, options),
        );
        const isCounted = "num_frames" in frames;
        return {
            videos: [{ type: "binary", data: await bytesOf(video), mediaType: video.type || "video/mp4" }],
            warnings: [
                ...unsupported({ aspectRatio, resolution, generateAudio, ...(!isCounted && { duration, fps }) }),
                ...unsupported({ inputReferences: inputReferences?.length ? inputReferences : undefined }),
                ...headerWarnings(call.headers),
            ],
            response: { timestamp, modelId: identity.modelId, headers: exchanges.main()?.headers },
        };
    },
});
