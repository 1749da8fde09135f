import type { SpeechModelV4 } from "@ai-sdk/provider";
import { textToSpeech } from "@callsheet/inference";
import { headerWarnings } from "./call-headers.ts";
import { parametersIn, unsupported } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { requestOf, responseOf } from "./exchange.ts";
import { bytesOf } from "./media.ts";
import type { ModelContext } from "./model-context.ts";

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
