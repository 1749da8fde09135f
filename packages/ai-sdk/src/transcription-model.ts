import type { TranscriptionModelV4, TranscriptionModelV4Result } from "@ai-sdk/provider";
import { type AutomaticSpeechRecognitionOutputChunk, automaticSpeechRecognition } from "@callsheet/inference";
import { headerWarnings } from "./call-headers.ts";
import { parametersIn } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { responseOf } from "./exchange.ts";
import { blobOf } from "./media.ts";
import type { ModelContext } from "./model-context.ts";

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
